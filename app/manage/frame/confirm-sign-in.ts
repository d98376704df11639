import { graphql } from '#app/graphql.ts'

/** Sent by the browser, since only it has the session token. */
export const CONFIRM_SIGN_IN = graphql(`
  mutation ConfirmSignIn($token: String!) {
    confirmSignIn(token: $token)
  }
`)
