import { request } from '#app/api.ts'
import { graphql } from '#app/graphql.ts'
import type { Me, MyTier } from '#app/queries.ts'

const CREATE_STAGE_TOKEN = graphql(`
  mutation CreateStageToken {
    createStageToken {
      token
    }
  }
`)

/** Supporters and administrators; the server decides again when it makes the token. */
export function maySeeDemoPark({ admin }: Pick<Me, 'admin'>, tier: MyTier | null): boolean {
  return admin >= 1 || (tier !== null && tier !== 'Inactive')
}

/** Goes to the demo park with a token that works once; without a token nothing happens. */
export async function openDemoPark(origin: string): Promise<void> {
  const { createStageToken } = await request(CREATE_STAGE_TOKEN, {})
  if (createStageToken) window.location.assign(demoParkAddress(createStageToken.token, origin))
}

/** `origin` is '' where the demo park is this very park. */
export function demoParkAddress(token: string, origin: string): string {
  return `${origin}/stage/auth?${new URLSearchParams({ token }).toString()}`
}
