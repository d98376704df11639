import { expect, it } from 'vitest'
import { PREFABS } from '#app/art/park/prefabs.ts'
import { footAt } from '#app/game/scene/camera/footing.ts'
import { NPCS, NPC_ROWS } from '#durable/rules/npcs/npcs.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'
import { ROOM_DOCS } from '#durable/world/rooms.ts'

/** How wide an NPC is round its foot, how high it sits and lies, and how far its plate reaches below, art px. */
const WIDTH = 36
const HEIGHT = { sit: 38, curl: 22 } as const
const PLATE = 18

const POSTS = NPCS.flatMap((npc) => NPC_ROWS[npc].posts.map((post) => ({ npc, at: post.from / 60, post })))

it.each(POSTS)('lets nothing stand before $npc at $at o’clock', ({ npc, post }) => {
  const { aside } = NPC_ROWS[npc]
  const tile = footAt(post.tile)
  const foot = { x: tile.x + aside.x, y: tile.y + aside.y }
  const doc = ROOM_DOCS.find(({ key }) => key === post.room)
  const before = (doc?.things ?? []).filter(({ prefab, x, y }) => {
    const isNear = Math.abs(x - foot.x) < 5 * TILE_PX && y > foot.y && y < foot.y + 5 * TILE_PX
    const drawn = isNear ? PREFABS[prefab] : undefined
    if (drawn?.kind !== 'standing') return false
    const { body, foot: at } = drawn.draw('summer', 0)
    for (let dx = -WIDTH / 2; dx < WIDTH / 2; dx++)
      for (let dy = -HEIGHT[post.pose]; dy < PLATE; dy++)
        if (body.alphaAt(foot.x + dx - x + at[0], foot.y + dy - y + at[1]) > 0) return true
    return false
  })
  expect(before.map(({ id }) => id)).toEqual([])
})
