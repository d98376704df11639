import type { Refusal } from '#durable/protocol/refusals.ts'
import { nameKey, nameProblem } from '#durable/rules/names.ts'
import { firstFree, nameIdeas } from '#durable/rules/names/free-names.ts'
import { isHateful } from '#durable/rules/names/hateful.ts'
import { isReserved } from '#durable/rules/names/reserved.ts'
import { resemblanceOf, resemblancesOf, skeletonOf } from '#durable/rules/names/skeleton.ts'
import { plainNames } from '#durable/rules/names/taken-away.ts'
import type { Db } from '#worker/db/client.ts'
import { currentFilter } from '#worker/words/words-db.ts'
import { namesTakenFrom } from './taken-names-db.ts'
import { dogNameKeysOf, staffNames } from './used-names-db.ts'
import { takenUsernameSkeletons } from './usernames-db.ts'

export type NameRefusal = 'name-invalid' | 'name-unfit' | 'name-reserved'

/** Why only its owner, or nobody, may use a name; null if anybody may. Whether it is taken is checked elsewhere. */
type NameRules = (name: string) => NameRefusal | null

/**
 * [N7] [N8] [N12] [Y7] Why a user may not use this name for a dog or themselves; null if they may. `userId` is null for a
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
  return freeAmong(nameIdeas(wanted), await rulesFor(db, userId), takenUsernames(db))
}

/** [N13] The same for a dog of the user's. */
export async function freeDogNames(
  db: Db,
  { wanted, userId, refusal }: { wanted: string; userId: number; refusal: Refusal },
): Promise<string[]> {
  if (!OFFERING.includes(refusal)) return []
  return freeAmong(nameIdeas(wanted), await rulesFor(db, userId), takenDogNames(db, userId))
}

/** [N12] Three free names to give to a dog, or to the user if `dogId` is null, in place of one that was taken away. */
export async function freePlainNames(
  db: Db,
  { userId, dogId }: { userId: number; dogId: number | null },
): Promise<string[]> {
  const taken = dogId === null ? takenUsernames(db) : takenDogNames(db, userId)
  return freeAmong(plainNames(dogId ?? userId), await rulesFor(db, userId), taken)
}

async function rulesFor(db: Db, userId: number | null): Promise<NameRules> {
  const [filter, staff, takenAway] = await Promise.all([
    currentFilter(db),
    staffNames(db),
    userId === null ? [] : namesTakenFrom(db, userId),
  ])
  const gone = new Set(takenAway.map(nameKey))
  const others = new Set(staff.filter((one) => one.userId !== userId).map(({ name }) => resemblanceOf(name)))
  return (name) => {
    if (!filter.isDecentName(name) || isHateful(name) || gone.has(nameKey(name))) return 'name-unfit'
    return isReserved(name) || resemblancesOf(name).some((look) => others.has(look)) ? 'name-reserved' : null
  }
}

/** Finds those of some names that are taken, by a key that they share with them. */
type Taken = { keyOf: (name: string) => string; among: (keys: readonly string[]) => Promise<string[]> }

/** [N15] Usernames are unique by what they look like. */
function takenUsernames(db: Db): Taken {
  return { keyOf: skeletonOf, among: (skeletons) => takenUsernameSkeletons(db, skeletons) }
}

/** Dogs' names are unique by their key [N6], and only among those of one user. */
function takenDogNames(db: Db, userId: number): Taken {
  return { keyOf: nameKey, among: () => dogNameKeysOf(db, userId) }
}

async function freeAmong(ideas: readonly string[], rules: NameRules, { keyOf, among }: Taken): Promise<string[]> {
  const taken = new Set(await among(ideas.map(keyOf)))
  return firstFree(ideas, (name) => !taken.has(keyOf(name)) && rules(name) === null)
}
