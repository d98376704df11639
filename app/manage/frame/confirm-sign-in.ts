import { graphql } from '#app/graphql.ts'

/** Sent by the browser itself, which has the session. */
export const CONFIRM_SIGN_IN = graphql(`
  mutation ConfirmSignIn($token: String!) {
    confirmSignIn(token: $token)
  }
`)
