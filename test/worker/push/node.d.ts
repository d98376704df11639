// What these tests use of Node inside workerd. All types of Node would clash with those of Workers.
declare module 'node:buffer' {
  export class Buffer extends Uint8Array<ArrayBuffer> {
    static from(from: string | Uint8Array | readonly number[], encoding?: 'base64url'): Buffer
    override toString(encoding?: 'base64url'): string
  }
}

declare module 'node:crypto' {
  import type { Buffer } from 'node:buffer'

  type ECDH = { generateKeys(encoding: 'base64url'): string; getPrivateKey(): Buffer }
  export function createECDH(curve: 'prime256v1'): ECDH
  export function randomBytes(length: number): Buffer
}
