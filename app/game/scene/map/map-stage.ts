import { Container, RenderTexture, WebGLRenderer } from 'pixi.js'
import type { Application, Particle } from 'pixi.js'
import { PALETTE } from '#app/art/palette.ts'
import { Quads, quadOf } from '#app/game/scene/atlas/quads.ts'
import type { Textures } from '#app/game/scene/atlas/textures.ts'
import type { PixelRect } from '#app/game/scene/camera/footing.ts'
import { Scenery } from '#app/game/scene/scenery/scenery.ts'
import type { MapPictureProps } from '#app/shared/map-picture.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import { groundMarks } from './ground-marks.ts'
import type { GroundEdge } from './ground-marks.ts'
import type { MarkSheet } from './mark-sheet.ts'

/** The containers of the map, bottom first; all but `world` are in it. */
export type MapLayers = Record<'world' | 'ground' | 'standing' | 'marks', Container>

type MapStageParts = { app: Application; layers: MapLayers; textures: Textures; marks: MarkSheet }
type MapView = Omit<MapPictureProps, 'boxes' | 'onReady' | 'onSmall'>

/** The lines between two kinds of ground: a light one with a dark one beside it, CSS px. */
const EDGE_PX = { dark: 3, light: 1 }

/** How large the small picture of a room is, to one px of art. */
const SMALL = 1 / 4

const NOTHING: PixelRect = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }

/** Draws the room, and what one may do in it. */
export class MapStage {
  readonly #parts: MapStageParts
  readonly #standing = new Quads()
  readonly #marks = new Quads()
  readonly #scenery: Scenery
  #room: RoomDoc
  /** Where things are shown. */
  #seen: PixelRect = NOTHING
  /** The ground that is marked, and which part of it is seen. */
  #marked: { ground: readonly string[]; seen: string } = { ground: [], seen: '' }

  constructor(parts: MapStageParts, room: RoomDoc) {
    this.#parts = parts
    this.#room = room
    const { app, layers, textures } = parts
    this.#scenery = new Scenery({ layer: layers.ground, renderer: app.renderer, textures }, room)
    layers.standing.addChild(this.#standing.container)
    layers.marks.addChild(this.#marks.container)
  }

  /** Lays out what the camera sees; it is drawn with the next frame. */
  show({ room, camera, size, hasTerrain, hasGround }: MapView) {
    const { left, top, zoom } = camera
    const { world } = this.#parts.layers
    world.scale.set(zoom)
    world.position.set(-left * zoom, -top * zoom)
    if (room !== this.#room) this.#scenery.change(room)
    this.#room = room
    const area: PixelRect = { left, top, right: left + size.width / zoom, bottom: top + size.height / zoom }
    this.#parts.layers.ground.visible = hasTerrain
    this.#seen = area
    this.#standIn(this.#seen)
    this.#showGround(hasGround ? room.ground : [], area, zoom)
  }

  /** A picture of the whole room, smaller than it is; without marks and boxes. Null where it cannot be read. */
  small(): HTMLCanvasElement | null {
    const { app, layers } = this.#parts
    const { renderer } = app
    if (!(renderer instanceof WebGLRenderer)) return null
    const [width, height] = [this.#room.width * TILE_PX, this.#room.height * TILE_PX]
    const target = RenderTexture.create({ width: width * SMALL, height: height * SMALL })
    const picture = new Container({ scale: SMALL })
    const isSeen = layers.ground.visible
    layers.ground.visible = true
    this.#standIn({ left: 0, top: 0, right: width, bottom: height })
    picture.addChild(layers.ground, layers.standing)
    renderer.render({ container: picture, target, clear: true })
    layers.world.addChildAt(layers.ground, 0)
    layers.world.addChildAt(layers.standing, 1)
    layers.ground.visible = isSeen
    this.#standIn(this.#seen)
    const canvas = renderer.texture.generateCanvas(target)
    picture.destroy()
    target.destroy(true)
    return canvas instanceof HTMLCanvasElement ? canvas : null
  }

  /** Lays out the things that stand in an area. */
  #standIn(area: PixelRect) {
    this.#standing.clear()
    const things = this.#scenery.thingsIn(area).toSorted((one, other) => one.depth - other.depth)
    for (const { quads } of things) this.#standing.addAll(quads)
  }

  /** Lays out the marks of the ground in an area, if they are not those of before. */
  #showGround(ground: readonly string[], area: PixelRect, zoom: number) {
    const tiles = {
      left: Math.floor(area.left / TILE_PX),
      top: Math.floor(area.top / TILE_PX),
      right: Math.ceil(area.right / TILE_PX),
      bottom: Math.ceil(area.bottom / TILE_PX),
    }
    const seen = `${Object.values(tiles).join(' ')} ${zoom}`
    if (this.#marked.ground === ground && this.#marked.seen === seen) return
    this.#marked = { ground, seen }
    this.#marks.clear()
    const { marks, edges } = groundMarks(ground, tiles)
    const { mark, pixel } = this.#parts.marks
    for (const { mark: name, x, y } of marks) this.#marks.add(quadOf(mark(name), { x, y }))
    const line = (edge: GroundEdge, part: 'dark' | 'light') => lineQuad(edge, { part, zoom, pixel })
    for (const edge of edges) this.#marks.add(line(edge, 'dark'))
    for (const edge of edges) this.#marks.add(line(edge, 'light'))
  }

  /** The graphics card has lost what was painted, or pictures have come. */
  repaint() {
    this.#scenery.repaint()
  }

  destroy() {
    this.#scenery.destroy()
    this.#standing.container.destroy()
    this.#marks.container.destroy()
  }
}

function lineQuad(
  { x, y, isUpright }: GroundEdge,
  { part, zoom, pixel }: { part: 'dark' | 'light'; zoom: number; pixel: MarkSheet['pixel'] },
): Particle {
  const wide = EDGE_PX[part] / zoom
  const before = Math.floor(EDGE_PX[part] / 2) / zoom
  const tint = part === 'dark' ? PALETTE.ink : PALETTE.cream
  return isUpright
    ? quadOf(pixel, { x: x - before, y, scaleX: wide, scaleY: TILE_PX, tint })
    : quadOf(pixel, { x, y: y - before, scaleX: TILE_PX, scaleY: wide, tint })
}
