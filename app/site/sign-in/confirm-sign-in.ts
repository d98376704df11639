import { request } from '#app/api.ts'
import { graphql } from '#app/graphql.ts'
import type { SignInResult } from './sign-in.ts'

/** Sent by the browser, since only it has the session token. */
const CONFIRM_SIGN_IN = graphql(`
  mutation ConfirmSignIn($token: String!) {
    confirmSignIn(token: $token)
  }
`)

/**
 * Confirms by an ID token that it is the user of the session who is there [S5].
 * @throws what `request` throws
 */
export async function confirmWith(idToken: string): Promise<SignInResult> {
  await request(CONFIRM_SIGN_IN, { token: idToken })
  return 'known'
}
