import { expect, it } from 'vitest'
import { ownPrefab, spriteOf } from '#durable/rules/pictures/own-prefab.ts'
import { CODE_PREFABS } from '#durable/world/prefabs.ts'

it('[SP3] a thing from outside is told by its name, and none of the code has such a name', () => {
  expect(spriteOf(ownPrefab('oak-bench'))).toBe('oak-bench')
  expect([...CODE_PREFABS.keys()].filter((prefab) => spriteOf(prefab) !== null)).toEqual([])
})
