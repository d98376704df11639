const SECRET_BYTES = 32

/** A secret that cannot be guessed (session token, nonce, ticket, offer), as 43 characters of base64url. */
export function newSecret(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)))
}

/** SHA-256 in hex. The database stores this in place of the secret. */
export async function hashOf(secret: string): Promise<string> {
  return [...(await sha256(secret))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** SHA-256 in base64url: the challenge of a verifier, as RFC 7636 has it. */
export async function challengeOf(verifier: string): Promise<string> {
  return base64url(await sha256(verifier))
}

async function sha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
