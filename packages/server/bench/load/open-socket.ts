/** A plain socket for the load generator, as cheap as can be. */

import WebSocket from 'ws';

/** What a client hears before it sits at its table. */
type Hear = (frame: Buffer, socket: WebSocket) => void;

/** Opens a socket that is listened to from its first frame on. A break is a failure of the measurement, and ends it. */
export function openSocket(url: string, hear: Hear = () => undefined): Promise<WebSocket> {
  const socket = new WebSocket(url, { perMessageDeflate: false, skipUTF8Validation: true });
  socket.on('message', (frame: Buffer) => hear(frame, socket));
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('open', () => {
      socket.once('close', (code) => {
        if (code !== 1005) throw new Error(`a client was cut off with ${code}`);
      });
      resolve(socket);
    });
  });
}

/** Where the sockets of a server are. */
export function socketAddress(url: string, path: string): string {
  return `${url.replace(/^http/, 'ws')}${path}`;
}
