import type { Container, Renderer } from 'pixi.js'
import type { AtlasSheet } from '#app/game/scene/atlas/atlas.ts'
import { dressOf } from '#app/game/scene/atlas/dress-of.ts'
import type { Textures } from '#app/game/scene/atlas/textures.ts'
import type { Point } from '#app/game/scene/camera/camera.ts'
import { bridgesOf, liftAt } from '#app/game/scene/camera/footing.ts'
import type { PixelRect } from '#app/game/scene/camera/footing.ts'
import type { RoomDoc, Thing } from '#durable/world/room-doc.ts'
import { isOutdoors } from '#durable/world/sky.ts'
import { AMBIENT_FRAMES, GroundLayer, standingThings } from './ground.ts'
import type { StandingThing } from './ground.ts'

type SceneryParts = { layer: Container; renderer: Renderer; textures: Textures }

/** The parts of a room without dogs: its ground, the things on it, and its bridges. */
export class Scenery {
  readonly #layer: Container
  readonly #renderer: Renderer
  #textures: Textures
  #doc: RoomDoc
  #ground: GroundLayer
  #things: readonly StandingThing[]
  #bridges: readonly Thing[]

  constructor({ layer, renderer, textures }: SceneryParts, doc: RoomDoc) {
    this.#layer = layer
    this.#renderer = renderer
    this.#textures = textures
    this.#doc = doc
    this.#ground = this.#painted()
    this.#things = standingThings(doc, dressOf(doc, textures).things)
    this.#bridges = bridgesOf(doc)
  }

  enter(doc: RoomDoc) {
    this.#doc = doc
    this.#things = standingThings(doc, dressOf(doc, this.#textures).things)
    this.#bridges = bridgesOf(doc)
    this.repaint()
  }

  /** The indoor ground is loaded. */
  layFloors(floors: AtlasSheet) {
    this.#textures = { ...this.#textures, floors }
    if (!isOutdoors(this.#doc)) this.repaint()
  }

  /** The graphics card has lost the painted ground. */
  repaint() {
    this.#ground.destroy()
    this.#ground = this.#painted()
  }

  /** Shows one frame of what is animated by itself. */
  show(beat: number) {
    this.#ground.show(beat % AMBIENT_FRAMES)
    for (const thing of this.#things) thing.show(beat)
  }

  /** Makes things transparent that hide the own dog at `foot`; null if it is not here. */
  giveWay(foot: Point | null) {
    for (const thing of this.#things) thing.giveWay(foot)
  }

  /** How high a bridge carries a dog above the ground at a point, art px. */
  liftAt(foot: Point): number {
    return liftAt(this.#bridges, foot)
  }

  /** The standing things that overlap an area. */
  thingsIn(area: PixelRect): StandingThing[] {
    return this.#things.filter((thing) => thing.isIn(area))
  }

  destroy() {
    this.#ground.destroy()
  }

  #painted(): GroundLayer {
    const ground = new GroundLayer(this.#doc, dressOf(this.#doc, this.#textures), this.#renderer)
    this.#layer.addChild(ground.sprite)
    return ground
  }
}
