import { Application, Container } from 'pixi.js'
import type { Renderer } from 'pixi.js'
import { begunStroke, grownStroke, roomWithStroke, strokeChanges } from '#app/editor/map-desk/map-strokes.ts'
import { dressOf } from '#app/game/scene/atlas/dress-of.ts'
import { loadTextures } from '#app/game/scene/atlas/textures.ts'
import type { Textures } from '#app/game/scene/atlas/textures.ts'
import { drawOnePictureAtATime } from '#app/game/scene/frames/pixi-settings.ts'
import { MapStage } from '#app/game/scene/map/map-stage.ts'
import { paintedMarks } from '#app/game/scene/map/mark-sheet.ts'
import { changedAreas } from '#app/game/scene/scenery/changed-areas.ts'
import { boxesOnGround, GroundLayer } from '#app/game/scene/scenery/ground.ts'
import { applyChange } from '#durable/rules/sheets/changes.ts'
import type { Cell } from '#durable/world/drafts/strokes.ts'
import { ROOM_MAX, TILE_PX } from '#durable/world/room-doc.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import { draftOfRoom, roomOfDraft } from '#durable/world/room-draft.ts'
import { ROOMS } from '#durable/world/rooms.ts'
import { below, pick, seeded } from '#test/support/random.ts'
import { drawCalls } from './draw-calls.ts'
import type { PaintingMeasured, PaintingOrder } from './orders.ts'

const SIZE = { width: 1080, height: 800 }
const VIEW = { ...SIZE, resolution: 0.5 }
const THINGS = 600
const PAINT = { layer: 'terrain', letter: 'w', brush: 5 } as const
/** The first moves are not measured: the code of them is compiled. */
const WARM_UP = 20

/**
 * A brush is dragged across the largest room there may be, a cell for each frame. `patch`: as the map desk draws it. `whole`: the
 * stroke is worked out, the draft changed and the room painted whole at each move.
 */
export async function paintedRoom({ how, moves }: PaintingOrder): Promise<PaintingMeasured> {
  const app = new Application()
  await app.init({ ...VIEW, preference: 'webgl', antialias: false, autoStart: false, roundPixels: true })
  drawOnePictureAtATime(app.renderer)
  document.body.insertBefore(app.canvas, null)
  const first = largestRoom()
  const textures = await loadTextures('normal', { first: Promise.resolve(first) })
  await textures.rooms.load(first)
  const marks = paintedMarks()
  const stage = new MapStage({ app, layers: layersIn(app.stage), textures, marks }, first)
  const view = { camera: { left: 900, top: 500, zoom: 1 }, size: SIZE, hasTerrain: true, hasGround: true } as const
  const draft = draftOfRoom(first)
  const way = wayAcross(first, WARM_UP + moves)
  let stroke = begunStroke(first, { tool: 'brush', path: [way[0]!] }, PAINT)
  const times: number[] = []
  const finished: number[] = []
  const calls: number[] = []
  let room = first
  way.forEach((cell, move) => {
    drawCalls()
    const before = performance.now()
    stroke = grownStroke(first, stroke, cell)
    if (how === 'patch') room = roomWithStroke(first, stroke)
    else {
      const drawn = roomOfDraft(strokeChanges(first, stroke).reduce(applyChange, draft))
      // Another key makes it another room, which is painted whole.
      if ('room' in drawn) room = { ...drawn.room, key: `${first.key}-${move}` }
    }
    stage.show({ ...view, room })
    app.render()
    const tookMs = performance.now() - before
    finish(app.renderer)
    if (move < WARM_UP) return
    times.push(tookMs)
    finished.push(performance.now() - before)
    calls.push(drawCalls())
  })
  const unlike = how === 'patch' ? pixelsUnlike(app.renderer, { first, last: room, textures }) : 0
  stage.destroy()
  app.destroy(true)
  return { p95Ms: p95(times), withCardP95Ms: p95(finished), drawCalls: p95(calls), unlike }
}

/** How many pixels of the ground differ that was patched once, and that was painted whole. */
function pixelsUnlike(
  renderer: Renderer,
  { first, last, textures }: { first: RoomDoc; last: RoomDoc; textures: Textures },
): number {
  const dress = { ...dressOf(first, textures), others: new Map<string, string>() }
  const moved = { ...last, things: last.things.map((thing, at) => (at < 8 ? { ...thing, x: thing.x + 40 } : thing)) }
  const patched = new GroundLayer(first, dress, renderer)
  patched.patch(moved, changedAreas(first, moved, (thing) => boxesOnGround(thing, dress.things)) ?? [])
  const whole = new GroundLayer(moved, dress, renderer)
  const [one, other] = [patched, whole].map(
    ({ sprite }) => new Uint32Array(renderer.extract.pixels(sprite.texture).pixels.slice().buffer),
  )
  if (!one || !other || one.length !== other.length || new Set(other).size < 50) return NaN
  return one.reduce((unlike, pixel, at) => unlike + (pixel === other[at] ? 0 : 1), 0)
}

/** The meadow, repeated until it is as large as a room may be, with as many things as a full one has. */
function largestRoom(): RoomDoc {
  const { meadow } = ROOMS
  const { width, height } = ROOM_MAX
  const random = seeded(7)
  const repeated = (layer: readonly string[], more: number) =>
    Array.from({ length: height + more }, (_, y) =>
      (layer[y % (meadow.height - 1)] ?? '').repeat(4).slice(0, width + more),
    )
  return {
    ...meadow,
    ...{ width, height, terrain: repeated(meadow.terrain, 1), ground: repeated(meadow.ground, 0) },
    things: Array.from({ length: THINGS }, (_, index) => ({
      ...pick(random, meadow.things),
      id: `thing-${index}`,
      x: below(random, width * TILE_PX),
      y: below(random, height * TILE_PX),
    })),
  }
}

/** To and fro over the part of the room that is seen, a cell further each time. */
function wayAcross({ width, height }: RoomDoc, moves: number): Cell[] {
  const turned = (at: number, most: number) => Math.abs(((at + most) % (2 * most)) - most)
  return Array.from({ length: moves }, (_, at) => ({
    x: turned(at, width - 1),
    y: turned(Math.floor(at * 0.37), height - 1),
  }))
}

function layersIn(root: Container) {
  const world = root.addChild(new Container())
  const layer = () => world.addChild(new Container())
  return { world, ground: layer(), standing: layer(), marks: layer() }
}

function finish(renderer: Renderer) {
  if (!('gl' in renderer)) return
  const { gl } = renderer
  gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4))
}

function p95(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)] ?? NaN
}
