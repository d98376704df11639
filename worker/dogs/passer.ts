import { PACKS } from '#durable/rules/packs.ts'
import type { Passer } from '#durable/rules/places/access.ts'
import type { RoleHolder } from '#durable/rules/roles.ts'
import type { OwnDog } from './dogs-db.ts'

/** The facts about a dog and its owner that doors ask for. `things` are the keys of what it has, if that is asked for
 * (`asksForThings`). */
export function passerOf(
  dog: OwnDog,
  { admin, moderator, developer = false, isCommittee = false }: RoleHolder,
  things: readonly string[] = [],
): Passer {
  const { pack, levelPoints, karma, wear } = dog
  const items = Object.values(wear).filter((item) => item !== null)
  return {
    pack: PACKS[pack] ?? PACKS[0],
    levelPoints,
    karma,
    items,
    owned: [...items, ...things],
    admin,
    moderator,
    developer,
    isCommittee,
  }
}
