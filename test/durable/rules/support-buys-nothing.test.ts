import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { CAPABILITIES, HEARTS, can, mayActOn, roleRank, staffBadge } from '#durable/rules/roles.ts'
import type { Capability } from '#durable/rules/roles.ts'

/** What a rule, a room or a query would name by which it treats supporters in another way. */
const SUPPORT =
  /\b(tiers?|Tier|Heart|heart|hearts|isSupporter|isLent|LENT_KINDS|supporter|SUPPORTER_HEARTS|heartsDog)\b/

/** [SU3] The files below that know of support at all: each shows it, lends the hearts, refuses to give or take them, or lets into the demo park. */
const MAY_KNOW = [
  'durable/protocol/gate.ts',
  'durable/protocol/ledger-event.ts',
  'durable/protocol/messages.ts',
  'durable/room/entering.ts',
  'durable/room/life/learning.ts',
  'durable/room/state/park-dog.ts',
  'durable/rules/items/catalogue.ts',
  'durable/rules/items/hats.ts',
  'durable/rules/items/item-kind.ts',
  'durable/rules/roles.ts',
  'durable/rules/sheets/items.ts',
  'durable/rules/staff/code-walk.ts',
  'durable/rules/users/preferences.ts',
  'durable/rules/users/support.ts',
  'durable/rules/users/vouching.ts',
  'durable/shell/d1-presence.ts',
]

it('[SU3] no rule and no room knows of support but to show it, to lend the hearts, and for the demo park', () => {
  const files = globSync('durable/**/*.ts')
  // Without comments and texts: there are emotes and things of that name.
  const code = (file: string) =>
    readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$|'[^'\n]*'|"[^"\n]*"|`[^`]*`/gm, '')
  expect(files.length).toBeGreaterThan(200)
  expect(files.filter((file) => SUPPORT.test(code(file))).toSorted()).toEqual(MAY_KNOW)
})

it.each(HEARTS)('[SU3] a %s supporter may do what everybody may, and see the demo park', (tier) => {
  for (const roles of [
    { admin: 0, moderator: 0 },
    { admin: 1, moderator: 0 },
    { admin: 0, moderator: 1 },
  ]) {
    const supporter = { ...roles, tier }
    for (const capability of Object.keys(CAPABILITIES) as Capability[])
      expect(can(supporter, capability), capability).toBe(can(roles, capability) || capability === 'see-demo-park')
    expect([staffBadge(supporter), roleRank(supporter)]).toEqual([staffBadge(roles), roleRank(roles)])
    expect(mayActOn(supporter, { admin: 0, moderator: 0 })).toBe(mayActOn(roles, { admin: 0, moderator: 0 }))
  }
})
