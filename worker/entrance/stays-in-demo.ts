import * as v from 'valibot'
import { DEMO_STAYS } from '#durable/rules/users/vouching.ts'
import type { DemoStay, MainPark } from '#durable/rules/users/vouching.ts'

/**
 * [DP3] Asks the main park whether these users, by their ids there, may stay in this demo park; the answers are in their order.
 * @throws ValiError if the main park says what this version does not understand
 */
export async function askStays(mainPark: MainPark, idsThere: readonly number[]): Promise<DemoStay[]> {
  const Stays = v.pipe(v.array(v.picklist(DEMO_STAYS)), v.length(idsThere.length))
  return v.parse(Stays, await mainPark.staysOf(idsThere))
}
