import { request, UnreachableError } from '#app/api.ts'
import { GOOGLE_LOGIN, START_SIGN_IN } from '#app/queries.ts'
import { nameDevice, storeNewUserCredential, storeSession } from '#app/session.ts'
import type { Language } from '#durable/rules/languages.ts'

export type SignInResult = 'known' | 'new-user'

/**
 * Exchanges an ID token for a session. A user without an account keeps the credential and chooses a username next.
 * @throws what `request` throws
 */
export async function signInWith(idToken: string, language: Language): Promise<SignInResult> {
  nameDevice()
  const { googleLogin } = await request(GOOGLE_LOGIN, { token: idToken, language })
  if (googleLogin.newUser) {
    storeNewUserCredential(googleLogin.token)
    return 'new-user'
  }
  storeSession(googleLogin.token)
  return 'known'
}

/** A nonce for one sign-in, valid for ten minutes. */
export async function fetchNonce(): Promise<string> {
  const { startSignIn } = await request(START_SIGN_IN, {})
  return startSignIn
}

/** An ID token of the local issuer, which exists only with LOCAL_SIGN_IN=1. */
export async function localIdToken(email: string): Promise<string> {
  const nonce = await fetchNonce()
  const response = await fetch('/local-identity/token', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, nonce }),
  })
  if (!response.ok) throw new UnreachableError(`local identity answered ${response.status}`)
  const answer: { credential: string } = await response.json()
  return answer.credential
}

/** Signs in with the ID token that `findIdToken` resolves with, and shows an error if that fails. */
export type Enter = (findIdToken: () => Promise<string>) => Promise<void>
