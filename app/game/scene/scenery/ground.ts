import { Container, RenderTexture, Sprite, Texture } from 'pixi.js'
import type { Particle, Renderer } from 'pixi.js'
import type { AtlasSheet } from '#app/game/scene/atlas/atlas.ts'
import type { Dress } from '#app/game/scene/atlas/dress-of.ts'
import { quadOf } from '#app/game/scene/atlas/quads.ts'
import { intersects } from '#app/game/scene/camera/boxes.ts'
import type { Box } from '#app/game/scene/camera/boxes.ts'
import type { Point } from '#app/game/scene/camera/camera.ts'
import { covers, reaches } from '#app/game/scene/camera/footing.ts'
import type { PixelRect } from '#app/game/scene/camera/footing.ts'
import { PREFAB_LOOKS } from '#app/game/scene/dresses/prefab-looks.ts'
import { actionOf } from '#durable/rules/things/actions.ts'
import type { RoomDoc, Thing } from '#durable/world/room-doc.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'
import { terrainTiles } from '#durable/world/terrain-tiles.ts'
import type { TerrainTile, TileBounds } from '#durable/world/terrain-tiles.ts'
import { nameOfStanding } from './changed-areas.ts'

/** The number of frames of what is animated by itself: water, the fountain, ducks. */
export const AMBIENT_FRAMES = 2

/** The greatest difference in size of the frames of one animation, art px. */
const FRAMES_DIFFER_PX = 16

/** The opacity of a thing that hides the own dog. */
const SEEN_THROUGH = 0.55

/** How a room is dressed: its textures, and the things that are shown in another picture. */
type GroundDress = Dress & { others: Others }

/**
 * Everything flat as one picture for each frame of the water, with the tiles, what lies on them and all shadows. So the
 * ground is one sprite, and where two shadows overlap the darker one shows. A frame is painted when it is first shown:
 * the first picture of a room does not wait for the others, and a still park never needs them.
 */
export class GroundLayer {
  readonly sprite = new Sprite()
  readonly #frames: RenderTexture[] = []
  readonly #dress: GroundDress
  readonly #renderer: Renderer
  readonly #shade: RenderTexture
  #doc: RoomDoc

  constructor(doc: RoomDoc, dress: GroundDress, renderer: Renderer) {
    this.#doc = doc
    this.#dress = dress
    this.#renderer = renderer
    this.#shade = this.#painted(shadowsOf(steadyThings(doc), dress.things), wholeOf(doc))
    this.show(0)
  }

  show(beat: number) {
    const frame = beat % AMBIENT_FRAMES
    const whole = wholeOf(this.#doc)
    this.sprite.texture = this.#frames[frame] ??= this.#painted(this.#groundAt(frame, whole, this.#doc.things), whole)
  }

  /** Paints some tiles anew from the room as it has been changed, into the pictures that there are. */
  patch(doc: RoomDoc, areas: readonly TileBounds[]) {
    this.#doc = doc
    const { things: sheet } = this.#dress
    for (const area of areas) {
      const near = doc.things.filter((thing) => boxesOnGround(thing, sheet).some((box) => intersects(box, boxOf(area))))
      const lying = new Set(near)
      const steady = steadyThings(doc).filter((thing) => lying.has(thing))
      this.#overwrite(this.#shade, shadowsOf(steady, sheet), area)
      this.#frames.forEach((picture, frame) => this.#overwrite(picture, this.#groundAt(frame, area, near), area))
    }
  }

  destroy() {
    this.sprite.destroy()
    for (const texture of [this.#shade, ...this.#frames]) texture.destroy(true)
  }

  /** `lying` are the things that may be in the area. */
  #groundAt(frame: number, area: TileBounds, lying: readonly Thing[]): Container {
    const { terrain, things: sheet, others } = this.#dress
    const painting = new Container()
    painting.addChild(
      spritesOf(terrainTiles(this.#doc, area), terrain, frame),
      flatThings(lying, { sheet, others }, frame),
      new Sprite(this.#shade),
    )
    return painting
  }

  /** An area of what is in a container, which is gone after that. */
  #painted(container: Container, { left, top, right, bottom }: TileBounds): RenderTexture {
    const size = { width: (right - left) * TILE_PX, height: (bottom - top) * TILE_PX }
    const target = RenderTexture.create({ ...size, scaleMode: 'nearest' })
    container.position.set(-left * TILE_PX, -top * TILE_PX)
    this.#renderer.render({ container, target, clear: true, clearColor: [0, 0, 0, 0] })
    container.destroy({ children: true })
    return target
  }

  #overwrite(target: RenderTexture, container: Container, area: TileBounds) {
    const patch = this.#painted(container, area)
    const place = { x: area.left * TILE_PX, y: area.top * TILE_PX }
    const { width, height } = patch
    const both = new Container()
    // The patch may be transparent, and nothing of what was there may show through.
    both.addChild(
      new Sprite({ texture: Texture.WHITE, ...place, width, height, blendMode: 'erase' }),
      new Sprite({ texture: patch, ...place }),
    )
    this.#renderer.render({ container: both, target, clear: false })
    both.destroy({ children: true })
    patch.destroy(true)
  }
}

function boxOf({ left, top, right, bottom }: TileBounds): Box {
  return {
    left: left * TILE_PX,
    top: top * TILE_PX,
    width: (right - left) * TILE_PX,
    height: (bottom - top) * TILE_PX,
  }
}

function wholeOf({ width, height }: RoomDoc): TileBounds {
  return { left: 0, top: 0, right: width, bottom: height }
}

/** The names of other pictures in which things are shown, by their ids. */
export type Others = ReadonlyMap<string, string>

/** A standing thing; dogs pass before and behind it. */
export class StandingThing {
  readonly quads: readonly [Particle]
  /** Where it stands, art px from the top. */
  readonly depth: number
  readonly thing: Thing
  readonly #frames: readonly Texture[]
  #other: Texture | null = null
  readonly box: Box
  #isThin = false

  constructor(thing: Thing, frames: readonly Texture[]) {
    const { x, y } = thing
    this.thing = thing
    this.#frames = frames
    const quad = quadOf(frames[0] ?? Texture.EMPTY, { x, y })
    this.quads = [quad]
    this.depth = y
    const { width, height } = quad.texture
    const { anchorX, anchorY } = quad
    this.box = { left: x - anchorX * width, top: y - anchorY * height, width, height }
  }

  show(frame: number) {
    const texture = this.#other ?? this.#frames[frame % this.#frames.length]
    if (texture) this.quads[0].texture = texture
  }

  /** Shows another picture of it from now on; null is as it stands there. */
  turn(other: Texture | null) {
    this.#other = other
  }

  /** Whether any part of any of its frames is in the area. */
  isIn(area: PixelRect): boolean {
    return reaches(this.box, area, FRAMES_DIFFER_PX)
  }

  /** Makes the thing transparent while it hides the own dog. */
  giveWay(foot: Point | null) {
    const isThin = foot !== null && foot.y < this.depth && covers(this.box, foot)
    if (isThin === this.#isThin) return
    this.#isThin = isThin
    this.quads[0].alpha = isThin ? SEEN_THROUGH : 1
  }
}

/** Balls are drawn where they are (scene/things/used-things.ts). */
function steadyThings({ things }: RoomDoc): readonly Thing[] {
  return things.filter((thing) => actionOf(thing)?.manner !== 'roll')
}

/** The standing things of a room, bottom first; `known` are those of before, which stay where they are the same. */
export function standingThings(doc: RoomDoc, sheet: AtlasSheet, known: readonly StandingThing[] = []): StandingThing[] {
  const byName = new Map(known.map((one) => [nameOfStanding(one.thing), one]))
  return steadyThings(doc).flatMap((thing) => {
    const prefab = PREFAB_LOOKS.get(thing.prefab)
    if (prefab?.kind !== 'standing') return []
    return [byName.get(nameOfStanding(thing)) ?? new StandingThing(thing, prefab.frames.map(sheet))]
  })
}

function spritesOf(tiles: readonly TerrainTile[], sheet: AtlasSheet, frame: number): Container {
  const sprites = new Container()
  for (const tile of tiles) {
    const moving = sheet(`${tile.frame}/${frame}`)
    const sprite = new Sprite(frame > 0 && moving.width > 1 ? moving : sheet(tile.frame))
    sprite.position.set(tile.x * TILE_PX, tile.y * TILE_PX)
    sprites.addChild(sprite)
  }
  return sprites
}

function flatThings(
  lying: readonly Thing[],
  { sheet, others }: { sheet: AtlasSheet; others: Others },
  frame: number,
): Container {
  const things = new Container()
  for (const thing of lying) {
    const prefab = PREFAB_LOOKS.get(thing.prefab)
    if (prefab?.kind !== 'flat') continue
    const other = others.get(thing.id)
    const picture = prefab.frames[frame % prefab.frames.length] ?? ''
    const sprite = new Sprite(sheet(other ? `${picture}/${other}` : picture))
    sprite.position.set(thing.x, thing.y)
    things.addChild(sprite)
  }
  return things
}

function shadowsOf(things: readonly Thing[], sheet: AtlasSheet): Container {
  const shadows = new Container()
  for (const thing of things) {
    const shadow = PREFAB_LOOKS.get(thing.prefab)?.shadow
    if (!shadow) continue
    const sprite = new Sprite({ texture: sheet(shadow), blendMode: 'max' })
    sprite.position.set(thing.x, thing.y)
    shadows.addChild(sprite)
  }
  return shadows
}

/** What a thing is on the ground, art px: its shadow, and all of it if it lies there. */
export function boxesOnGround({ prefab: name, x, y }: Thing, sheet: AtlasSheet): Box[] {
  const prefab = PREFAB_LOOKS.get(name)
  const pictures = [...(prefab?.shadow ? [prefab.shadow] : []), ...(prefab?.kind === 'flat' ? prefab.frames : [])]
  return pictures.map((picture) => {
    const { width, height, defaultAnchor } = sheet(picture)
    const anchor = defaultAnchor ?? { x: 0, y: 0 }
    return { left: x - anchor.x * width, top: y - anchor.y * height, width, height }
  })
}
