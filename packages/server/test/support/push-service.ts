/** A push service on this machine, and browsers that subscribe at it and can read what is sent to them. */

import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Delivery {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export class PushService {
  readonly deliveries: Delivery[] = [];
  /** What it answers. */
  status = 201;
  /** Answers nothing until this is settled. */
  held: Promise<void> | null = null;
  readonly #server: Server;

  private constructor() {
    this.#server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      this.deliveries.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(chunks) });
      await this.held;
      response.writeHead(this.status).end();
    });
  }

  static async start(): Promise<PushService> {
    const service = new PushService();
    service.#server.listen(0, '127.0.0.1');
    await once(service.#server, 'listening');
    return service;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, 'close');
  }

  /** Subscribes a browser. */
  subscribe(path: string): PushedBrowser {
    return new PushedBrowser(this, path);
  }
}

export class PushedBrowser {
  readonly #keys = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor(
    private readonly service: PushService,
    private readonly path: string,
  ) {
    this.#keys.generateKeys();
  }

  /** As the page sends it. */
  subscription(language = 'en') {
    return {
      endpoint: `${this.service.origin}${this.path}`,
      keys: { p256dh: this.#keys.getPublicKey('base64url'), auth: this.#auth.toString('base64url') },
      language,
    };
  }

  /** What was sent to this browser so far, decrypted. */
  get received(): readonly unknown[] {
    return this.service.deliveries.filter(({ path }) => path === this.path).map(({ body }) => this.#decrypt(body));
  }

  /** RFC 8291: the salt, the size of a record and the sender's key come before the text. */
  #decrypt(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const keyLength = body.readUInt8(20);
    const senderKey = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const shared = this.#keys.computeSecret(senderKey);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), senderKey]);
    const secret = Buffer.from(hkdfSync('sha256', shared, this.#auth, info, 32));
    const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
  }
}

/** Whether a delivery is signed by the key that browsers subscribed with, for this service. */
export function isSigned({ headers }: Delivery, publicKey: string, audience: string): boolean {
  const token = /^vapid t=([^,]+), k=(.+)$/.exec(headers.authorization ?? '');
  const [head = '', claims = '', signature = ''] = token?.[1]?.split('.') ?? [];
  const raw = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: raw.subarray(1, 33).toString('base64url'),
    y: raw.subarray(33).toString('base64url'),
  };
  const key = createPublicKey({ key: jwk, format: 'jwk' });
  const isValid = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { readonly aud: string };
  return isValid && token?.[2] === publicKey && aud === audience;
}
