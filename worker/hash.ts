/** SHA-256 of a text in hex. The database stores this in place of a secret. */
export async function hashOf(text: string): Promise<string> {
  return hexOf(await sha256(text))
}

/** SHA-256 of bytes in hex. */
export async function hashOfBytes(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return hexOf(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)))
}

export async function sha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}

export function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
