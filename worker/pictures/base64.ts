/** The bytes of a text in base64; null if it is none. */
export function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> | null {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  } catch {
    return null
  }
}

/** Bytes, some ten thousand at most, in base64. */
export function base64OfBytes(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}
