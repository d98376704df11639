import { graphql } from '#app/graphql.ts'

export const VALIDATE_STAGE_TOKEN = graphql(`
  mutation ValidateStageToken($token: String!) {
    validateStageToken(token: $token) {
      token
    }
  }
`)
