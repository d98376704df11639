declare module 'http_ece' {
  import type { Buffer } from 'node:buffer'
  import type { ECDH } from 'node:crypto'

  type Parameters = { version: 'aes128gcm'; privateKey: ECDH; authSecret: Buffer }
  const ece: { decrypt(body: Buffer, parameters: Parameters): Buffer }
  export default ece
}
