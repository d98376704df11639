import { describe, expect, it } from 'vitest'
import { applyChange, asFound, inverseOf } from '#durable/rules/sheets/changes.ts'
import type { Change, DraftDoc } from '#durable/rules/sheets/changes.ts'
import { groundThatFollows, meantTiles, tilesUnder } from '#durable/world/drafts/following-ground.ts'
import { draftOfRoom } from '#durable/world/room-draft.ts'
import { ROOM_DOCS, ROOMS } from '#durable/world/rooms.ts'
import { below, pick, seeded } from '#test/support/random.ts'
import { aRoom } from '#test/support/rooms.ts'

const MEANT = ['2222222', '2000002', '2010002', '2000002', '2000002', '2000002', '2222222']
const ROOM = draftOfRoom(aRoom('home', { ground: MEANT, things: [{ id: 'bench', prefab: 'bench', x: 128, y: 150 }] }))
const water = (y: number): Change => ({
  kind: 'cells',
  layer: 'terrain',
  runs: [y, y + 1].map((line) => ({ x: 1, y: line, was: 'gggg', is: 'wwww' })),
})
const groundAfter = (draft: DraftDoc, ...changes: Change[]) => {
  const followed = groundThatFollows(draft, changes)
  return [...changes, ...(followed ? [followed] : [])].reduce(applyChange, draft).layers.ground
}

it('forbids the tile under the foot of a thing, and each that it mostly covers', () => {
  expect(tilesUnder({ prefab: 'lamp', x: 48, y: 48 })).toEqual([{ x: 1, y: 1 }])
  expect(tilesUnder({ prefab: 'bench', x: 64, y: 62 })).toEqual([
    { x: 1, y: 1 },
    { x: 2, y: 1 },
  ])
  expect(tilesUnder({ prefab: 'daisies', x: 48, y: 48 })).toEqual([])
})

describe('[SD15] the ground', () => {
  it('becomes water where the terrain does, but not where it was meant otherwise', () => {
    expect(groundAfter(ROOM, water(2))?.[2]).toBe('2111002')
    const meant = applyChange(ROOM, { kind: 'cells', layer: 'ground', runs: [{ x: 2, y: 2, was: '1', is: '2' }] })
    expect(groundAfter(meant, water(2))?.[2]).toBe('2121002')
  })

  it('closes under a thing that is set, and opens where it was moved from or taken away', () => {
    const put: Change = { kind: 'put', list: 'things', at: 0, row: { id: 'lamp', prefab: 'lamp', x: 48, y: 48 } }
    expect(groundAfter(ROOM, put)?.[1]).toBe('2200002')
    const standing = [put, groundThatFollows(ROOM, [put])!].reduce(applyChange, ROOM)
    const moved: Change = { kind: 'set', list: 'things', id: 'lamp', field: 'x', was: 48, is: 112 }
    expect(groundAfter(standing, moved)?.[1]).toBe('2002002')
    expect(groundAfter(standing, { kind: 'drop', list: 'things', at: 0, row: put.row })?.[1]).toBe('2000002')
  })

  it('stays where the same step paints it', () => {
    const painted: Change = { kind: 'cells', layer: 'ground', runs: [{ x: 3, y: 3, was: '0', is: '3' }] }
    expect(groundAfter(ROOM, water(3), painted)?.[3]).toBe('2113002')
  })

  it('has nothing to follow without a change, in none of our rooms', () => {
    for (const doc of ROOM_DOCS) expect(groundThatFollows(draftOfRoom(doc), []), doc.key).toBeNull()
  })
})

it('[SD15] names the tiles whose ground was meant', () => {
  expect(meantTiles(ROOM)).toContainEqual({ x: 2, y: 2 })
  expect(meantTiles(ROOM)).not.toContainEqual({ x: 0, y: 0 })
  const follows = applyChange(ROOM, { kind: 'cells', layer: 'ground', runs: [{ x: 2, y: 2, was: '1', is: '0' }] })
  expect(meantTiles(follows)).not.toContainEqual({ x: 2, y: 2 })
})

it.each([1, 2, 3])(
  '[SD15] no step makes a tile meant that it does not paint, and undone it leads back (seed %i)',
  (seed) => {
    const random = seeded(seed)
    let draft = draftOfRoom(ROOMS.meadow)
    for (let step = 0; step < 60; step += 1) {
      const change = asFound(draft, randomChange(random, draft, step))
      if (!change) continue
      const followed = groundThatFollows(draft, [change])
      const changes = followed ? [change, followed] : [change]
      const after = changes.reduce(applyChange, draft)
      const meant = new Set(meantTiles(draft).map(({ x, y }) => `${x},${y}`))
      expect(meantTiles(after).filter(({ x, y }) => !meant.has(`${x},${y}`))).toEqual([])
      expect(changes.toReversed().map(inverseOf).reduce(applyChange, after)).toEqual(draft)
      draft = after
    }
  },
)

function randomChange(random: () => number, { lists }: DraftDoc, step: number): Change {
  const things = lists.things ?? []
  const row = pick(random, things)
  const draw = random()
  if (draw < 0.2)
    return { kind: 'put', list: 'things', at: 0, row: { ...row, id: `new-${step}`, x: below(random, 1500) } }
  if (draw < 0.4) return { kind: 'drop', list: 'things', at: 0, row }
  if (draw < 0.6)
    return { kind: 'set', list: 'things', id: row.id, field: 'y', was: row.y ?? null, is: below(random, 900) }
  const is = pick(random, ['g', 'w', 's', 'x']).repeat(1 + below(random, 6))
  const [x, y] = [below(random, 48), below(random, 30)]
  return { kind: 'cells', layer: 'terrain', runs: [0, 1].map((line) => ({ x, y: y + line, was: is, is })) }
}
