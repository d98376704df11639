import { graphql } from '#app/graphql.ts'

export const STAGE_TOKEN_OWNER = graphql(`
  query StageTokenOwner($token: String!) {
    stageTokenOwner(token: $token)
  }
`)

export const VALIDATE_STAGE_TOKEN = graphql(`
  mutation ValidateStageToken($token: String!, $verifier: String) {
    validateStageToken(token: $token, verifier: $verifier) {
      token
    }
  }
`)
