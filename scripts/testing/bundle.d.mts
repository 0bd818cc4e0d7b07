export declare const bundledCommand: string;
export declare const bundledBotWorker: URL;
