import { RefusedError, request } from '#app/api.ts'
import { graphql } from '#app/graphql.ts'
import type { Me, MyTier } from '#app/queries.ts'

const CREATE_STAGE_TOKEN = graphql(`
  mutation CreateStageToken {
    createStageToken {
      token
    }
  }
`)

/**
 * Whether to offer the demo park: to supporters and administrators. The server decides again when it makes the token.
 */
export function maySeeDemoPark({ admin }: Pick<Me, 'admin'>, tier: MyTier | null): boolean {
  return admin >= 1 || (tier !== null && tier !== 'Inactive')
}

/**
 * Goes to the demo park with a token that is valid once.
 * @throws RefusedError 'demo-closed' to whom the server gives no token, since support has ended after the page was opened
 * @throws UnreachableError if the server does not answer
 */
export async function openDemoPark(origin: string): Promise<void> {
  const { createStageToken } = await request(CREATE_STAGE_TOKEN, {})
  if (!createStageToken) throw new RefusedError('no token', 'demo-closed')
  window.location.assign(demoParkAddress(createStageToken.token, origin))
}

/** The address that signs in to the demo park. `origin` is '' where that is this very park. */
export function demoParkAddress(token: string, origin: string): string {
  return `${origin}/stage/auth?${new URLSearchParams({ token }).toString()}`
}
