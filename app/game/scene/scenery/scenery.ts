import type { Container, Renderer } from 'pixi.js'
import { dressOf } from '#app/game/scene/atlas/dress-of.ts'
import type { Textures } from '#app/game/scene/atlas/textures.ts'
import type { Point } from '#app/game/scene/camera/camera.ts'
import { bridgesOf, liftAt } from '#app/game/scene/camera/footing.ts'
import type { PixelRect } from '#app/game/scene/camera/footing.ts'
import type { RoomDoc, Thing } from '#durable/world/room-doc.ts'
import { changedAreas } from './changed-areas.ts'
import { AMBIENT_FRAMES, GroundLayer, boxesOnGround, standingThings } from './ground.ts'
import type { Others, StandingThing } from './ground.ts'

const NO_OTHERS: Others = new Map()

type SceneryParts = { layer: Container; renderer: Renderer; textures: Textures }

/** The parts of a room without dogs: its ground, the things on it, and its bridges. */
export class Scenery {
  readonly #layer: Container
  readonly #renderer: Renderer
  readonly #textures: Textures
  #doc: RoomDoc
  #ground: GroundLayer
  #things: readonly StandingThing[]
  #others: Others = NO_OTHERS
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
    this.#others = NO_OTHERS
    this.#things = standingThings(doc, dressOf(doc, this.#textures).things)
    this.#bridges = bridgesOf(doc)
    this.#repaint()
  }

  /** Shows the room as a builder has changed it: what differs alone is painted anew. */
  change(doc: RoomDoc) {
    const { things } = dressOf(doc, this.#textures)
    const areas = changedAreas(this.#doc, doc, (thing) => boxesOnGround(thing, things))
    if (!areas) return this.enter(doc)
    if (doc.things !== this.#doc.things) this.#things = standingThings(doc, things, this.#things)
    this.#doc = doc
    this.#bridges = bridgesOf(doc)
    this.#ground.patch(doc, areas)
  }

  /** Shows the room again: the graphics card has lost its ground, or pictures of it have come. */
  repaint() {
    const others = this.#others
    this.enter(this.#doc)
    this.turn(others)
  }

  /** Shows things in another picture of theirs, and all others as they are. */
  turn(others: Others) {
    const before = this.#others
    const changed = [...new Set([...before.keys(), ...others.keys()])].filter((id) => before.get(id) !== others.get(id))
    if (changed.length === 0) return
    this.#others = others
    const { things } = dressOf(this.#doc, this.#textures)
    const standing = new Set(this.#things.map(({ thing }) => thing.id))
    for (const one of this.#things) {
      const other = others.get(one.thing.id)
      one.turn(other === undefined ? null : things(`thing/${one.thing.prefab}/${other}`))
    }
    // What lies or hangs is a part of the ground.
    if (changed.some((id) => !standing.has(id))) this.#repaint()
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

  #repaint() {
    this.#ground.destroy()
    this.#ground = this.#painted()
  }

  #painted(): GroundLayer {
    const dress = { ...dressOf(this.#doc, this.#textures), others: this.#others }
    const ground = new GroundLayer(this.#doc, dress, this.#renderer)
    this.#layer.addChild(ground.sprite)
    return ground
  }
}
