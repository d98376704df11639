import { sha256 } from '#worker/hash.ts'

const SECRET_BYTES = 32

/** A secret that cannot be guessed (session token, nonce, ticket, offer), as 43 characters of base64url. */
export function newSecret(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(SECRET_BYTES)))
}

/** SHA-256 in base64url: the challenge of a verifier, as RFC 7636 has it. */
export async function challengeOf(verifier: string): Promise<string> {
  return base64url(await sha256(verifier))
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
