import { Texture } from 'pixi.js'
import { expect, it } from 'vitest'
import { placeOfPack } from '#app/game/model/places/place.ts'
import { NOT_FESTIVE } from '#app/game/model/world/festive.ts'
import { EMPTY_WORLD } from '#app/game/model/world/world.ts'
import type { Textures } from '#app/game/scene/atlas/textures.ts'
import { FestiveThings } from '#app/game/scene/scenery/festive-things.ts'
import type { WireFestive } from '#durable/protocol/messages.ts'
import { footOfPiece } from '#durable/rules/committee/festive.ts'
import { ROOMS } from '#durable/world/rooms.ts'

const LAWN = placeOfPack('lawn', ROOMS['party-lawn'])
const EVERYWHERE = { left: -10_000, top: -10_000, right: 10_000, bottom: 10_000 }
const BENCH: WireFestive = { id: 1, kind: 'bench', x: 20, y: 12 }
const BUNTING: WireFestive = { id: 2, kind: 'bunting', x: 22, y: 14 }
const BLANKET: WireFestive = { id: 3, kind: 'blanket', x: 24, y: 16 }

/** A drawer of the pieces, the names of the pictures that it asked for, and what ends the loading of their sheets. */
function drawing() {
  const names: string[] = []
  let arrive = () => {}
  const loading = new Promise<void>((resolve) => (arrive = resolve))
  const things = (name: string) => {
    names.push(name)
    return Texture.EMPTY
  }
  const rooms = { has: () => false, load: () => loading }
  const drawer = new FestiveThings({ things, rooms } as unknown as Textures)
  const show = (pieces: readonly WireFestive[], area = EVERYWHERE) =>
    drawer.show({
      world: { ...EMPTY_WORLD, festive: { ...NOT_FESTIVE, pieces } },
      place: LAWN,
      now: 0,
      isStill: true,
      area,
    })
  return {
    show,
    names,
    arrives: () => {
      arrive()
      return loading
    },
  }
}

it('stands each piece where the dog stood that set it up, and lays down what lies', () => {
  const { show } = drawing()
  const { standing, shadows, things } = show([BENCH, BLANKET])
  expect(things.map(({ prefab, x, y }) => ({ prefab, x, y }))).toEqual([
    { prefab: 'bench', ...footOfPiece(BENCH) },
    { prefab: 'blanket', ...footOfPiece(BLANKET) },
  ])
  expect(standing.map(({ thing }) => thing.prefab)).toEqual(['bench'])
  expect(shadows.map(({ x, y }) => ({ x, y }))).toContainEqual(footOfPiece(BLANKET))
})

it('hangs bunting between posts of its own, since there are no lamps on the lawn to hang it from', () => {
  const { show, names } = drawing()
  expect(show([BUNTING]).things.map(({ prefab }) => prefab)).toEqual(['bunting-posts'])
  expect(names).toContain('thing/bunting-posts')
})

it('shows nothing of a piece that was taken away, and nothing that is out of view', () => {
  const { show } = drawing()
  expect(show([BENCH], { ...EVERYWHERE, left: 9000 }).standing).toEqual([])
  expect(show([BENCH]).standing).toHaveLength(1)
  expect(show([])).toMatchObject({ standing: [], shadows: [], things: [] })
})

it('is drawn again until the pictures of the pieces have come', async () => {
  const { show, arrives } = drawing()
  const pieces = [BENCH]
  expect(show(pieces).isMoving).toBe(true)
  await arrives()
  expect(show(pieces).isMoving).toBe(false)
})
