import type { Container, Renderer } from 'pixi.js'
import type { RoomDoc, Thing } from '#durable/world/room-doc.ts'
import { isOutdoors } from '#durable/world/sky.ts'
import type { AtlasSheet } from '#app/game/scene/atlas.ts'
import type { Point } from '#app/game/scene/camera.ts'
import { dressOf } from '#app/game/scene/dresses/dress-of.ts'
import { bridgesOf, liftAt } from '#app/game/scene/footing.ts'
import type { PixelRect } from '#app/game/scene/footing.ts'
import { AMBIENT_FRAMES, GroundLayer, standingThings } from './ground.ts'
import type { StandingThing } from './ground.ts'
import type { Textures } from '#app/game/scene/textures.ts'

type SceneryParts = { layer: Container; renderer: Renderer; textures: Textures }

/** What of a room is there without any dogs: its ground, what stands on it, and its bridges. */
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

  /** The ground within walls has come. */
  layFloors(floors: AtlasSheet) {
    this.#textures = { ...this.#textures, floors }
    if (!isOutdoors(this.#doc)) this.repaint()
  }

  /** The graphics card forgot the painted ground. */
  repaint() {
    this.#ground.destroy()
    this.#ground = this.#painted()
  }

  /** One beat of what moves by itself. */
  show(beat: number) {
    this.#ground.show(beat % AMBIENT_FRAMES)
    for (const thing of this.#things) thing.show(beat)
  }

  /** Lets own dog be seen through whatever it stands behind; null where it is not here. */
  giveWay(foot: Point | null) {
    for (const thing of this.#things) thing.giveWay(foot)
  }

  /** How high over the ground a bridge carries whoever stands there, art px. */
  liftAt(foot: Point): number {
    return liftAt(this.#bridges, foot)
  }

  /** What stands within an area, or reaches into it. */
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
