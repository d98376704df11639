import type { Refusal } from '#durable/protocol/refusals.ts'
import { freeNames, nameIdeas } from '#durable/rules/names/free-names.ts'
import { isNotorious, isReserved } from '#durable/rules/names/reserved.ts'
import { skeletonOf } from '#durable/rules/names/skeleton.ts'
import { nameKey, nameProblem } from '#durable/rules/names.ts'
import type { Db } from '#worker/db/client.ts'
import { dogNameKeysOf } from '#worker/dogs/dogs-db.ts'
import { currentFilter } from '#worker/words/words-db.ts'
import { staffNames, takenUsernameKeys } from './users-db.ts'

export type NameRefusal = 'name-invalid' | 'name-unfit' | 'name-reserved'

/** Why only its owner, or nobody, may use a name; null if anybody may. Whether it is taken is checked elsewhere. */
type NameRules = (name: string) => NameRefusal | null

/**
 * [N7] [N8] [Y7] Why a user may not use this name for a dog or themselves; null if they may. `userId` is null for a
 * newcomer.
 */
export async function nameRefusal(db: Db, name: string, userId: number | null): Promise<NameRefusal | null> {
  if (nameProblem(name)) return 'name-invalid'
  return (await rulesFor(db, userId))(name)
}

/** [N13] The refusals of a name in place of which free ones are offered. An indecent name has no neighbours. */
const OFFERING: readonly Refusal[] = ['username-taken', 'dog-name-taken', 'name-reserved']

/** [N13] Three free usernames similar to one that was refused as taken or reserved; none for another refusal. */
export async function freeUsernames(
  db: Db,
  { wanted, userId, refusal }: { wanted: string; userId: number | null; refusal: Refusal | null },
): Promise<string[]> {
  if (refusal === null || !OFFERING.includes(refusal)) return []
  return freeAmong(wanted, await rulesFor(db, userId), (keys) => takenUsernameKeys(db, keys))
}

/** [N13] The same for a dog of the user's. */
export async function freeDogNames(
  db: Db,
  { wanted, userId, refusal }: { wanted: string; userId: number; refusal: Refusal },
): Promise<string[]> {
  if (!OFFERING.includes(refusal)) return []
  return freeAmong(wanted, await rulesFor(db, userId), () => dogNameKeysOf(db, userId))
}

async function rulesFor(db: Db, userId: number | null): Promise<NameRules> {
  const [filter, staff] = await Promise.all([currentFilter(db), staffNames(db)])
  const others = new Set(staff.filter((one) => one.userId !== userId).map(({ name }) => skeletonOf(name)))
  return (name) => {
    if (!filter.isDecentName(name) || isNotorious(name)) return 'name-unfit'
    return isReserved(name) || others.has(skeletonOf(name)) ? 'name-reserved' : null
  }
}

async function freeAmong(
  wanted: string,
  rules: NameRules,
  takenKeys: (keys: readonly string[]) => Promise<string[]>,
): Promise<string[]> {
  const taken = new Set(await takenKeys(nameIdeas(wanted).map(nameKey)))
  return freeNames(wanted, (name) => !taken.has(nameKey(name)) && rules(name) === null)
}
