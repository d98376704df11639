import { expect, it } from 'vitest'
import { isReserved } from '#durable/rules/names/reserved.ts'
import { NPCS, NPC_ROWS, npcOfThing, thingOfNpc } from '#durable/rules/npcs/npcs.ts'
import { isWalkable } from '#durable/rules/tiles.ts'
import { compileRoom } from '#durable/world/compile-room.ts'
import { ROOMS } from '#durable/world/rooms.ts'

it.each(NPCS)('[NP4] gives the name of %s to no dog and no user', (npc) => {
  expect(isReserved(NPC_ROWS[npc].name)).toBe(true)
})

it('names each NPC as a thing that is used, and no other', () => {
  expect(NPCS.map((npc) => npcOfThing(thingOfNpc(npc)))).toEqual(NPCS)
  expect(['npc:', 'npc:__proto__', 'garm', 'ball'].map(npcOfThing)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ])
})

it.each(NPCS)('has posts of %s in the order of the day, on ground that dogs walk on', (npc) => {
  const { posts } = NPC_ROWS[npc]
  const minutes = posts.map(({ from }) => from)
  expect(minutes).toEqual(minutes.toSorted((one, other) => one - other))
  for (const { room, tile } of posts) {
    const doc = Object.values(ROOMS).find(({ key }) => key === room)
    expect(doc && isWalkable(compileRoom(doc).grid, tile.x, tile.y), `${room} ${tile.x},${tile.y}`).toBe(true)
  }
})
