export declare function stopWithParent(stop: () => void): void;
