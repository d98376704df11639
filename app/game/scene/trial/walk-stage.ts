import type { PicturedDog } from '#app/dog/dog-picture.tsx'
import { placeOfPack, meantTile } from '#app/game/model/places/place.ts'
import type { ParkPlace } from '#app/game/model/places/place.ts'
import type { SeenDog } from '#app/game/model/world/world.ts'
import { Quads } from '#app/game/scene/atlas/quads.ts'
import type { Textures } from '#app/game/scene/atlas/textures.ts'
import { tileAt } from '#app/game/scene/camera/camera.ts'
import type { Point, View } from '#app/game/scene/camera/camera.ts'
import { Viewfinder } from '#app/game/scene/camera/viewfinder.ts'
import { DogSprite } from '#app/game/scene/dogs/dog-sprite.ts'
import { IDLE_BEAT_MS } from '#app/game/scene/frames/beats.ts'
import type { PixiPicture } from '#app/game/scene/pixi-picture.ts'
import { Scenery } from '#app/game/scene/scenery/scenery.ts'
import { defaultShadowColor } from '#durable/rules/colours.ts'
import { osloDay } from '#durable/rules/life/days.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { placeAt } from '#durable/rules/walks.ts'
import type { Walk } from '#durable/rules/walks.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'

const NO_WEAR = { hat: null, mouth: null, back: null, ass: null }
const SOUTH = 4

/** The dog that walks alone: how it looks, and where it goes. */
export type Walker = { dog: PicturedDog; walk: Walk }

/** A room with one dog in it, as the park draws both, without light, weather and names. */
export class WalkStage {
  readonly #picture: PixiPicture
  readonly #viewfinder: Viewfinder
  readonly #scenery: Scenery
  readonly #sprite: DogSprite
  readonly #shadows = new Quads()
  readonly #standing = new Quads()
  #place: ParkPlace
  #view: View = { width: 0, height: 0, ratio: 1, zoomPercent: 100 }

  constructor(picture: PixiPicture, textures: Textures, room: RoomDoc) {
    this.#picture = picture
    this.#place = placeOfPack('', room)
    this.#viewfinder = new Viewfinder(() => [], this.#place)
    const { app, layers } = picture
    this.#scenery = new Scenery({ layer: layers.ground, renderer: app.renderer, textures }, room)
    this.#sprite = new DogSprite(textures)
    layers.marks.addChild(this.#shadows.container)
    layers.standing.addChild(this.#standing.container)
  }

  get room(): RoomDoc {
    return this.#place.doc
  }

  enter(room: RoomDoc) {
    this.#place = placeOfPack('', room)
    this.#viewfinder.enter(this.#place)
    this.#scenery.enter(room)
  }

  /** The graphics card has lost what was painted, or pictures have come. */
  repaint() {
    this.#scenery.repaint()
  }

  /** `width`, `height`: CSS px; `ratio`: device pixels to each. */
  resize({ width, height, ratio }: Omit<View, 'zoomPercent'>) {
    const { width: wide, height: high, ratio: fine } = this.#view
    if (width === wide && height === high && ratio === fine) return
    this.#view = { width, height, ratio, zoomPercent: 100 }
    this.#viewfinder.resize(this.#view)
    this.#picture.app.renderer.resize(width, height, ratio)
  }

  /** Draws `now` (epoch ms). With `isStill` the dog neither breathes nor wags, and the camera does not glide. */
  draw(now: number, { dog, walk }: Walker, isStill: boolean) {
    const place = placeAt(this.#place.grid, walk, now)
    const foot = this.#viewfinder.footOf(place)
    const lift = this.#scenery.liftAt(foot)
    this.#scenery.show(isStill ? 0 : Math.floor(now / IDLE_BEAT_MS))
    this.#scenery.giveWay(foot)
    this.#viewfinder.follow({ foot, facing: place.moving ? place.facing : null }, { now, isStill })
    const { left, top, zoom } = this.#viewfinder.camera
    const { world } = this.#picture.layers
    world.scale.set(zoom)
    world.position.set(-left * zoom, -top * zoom)
    this.#sprite.update(seenDog(dog, walk), place, { foot, lift, now, today: osloDay(now), isStill })
    const things = this.#scenery.thingsIn(this.#viewfinder.area)
    const standing = [...things, { depth: foot.y, quads: this.#sprite.body }]
    standing.sort((one, other) => one.depth - other.depth)
    this.#shadows.clear()
    this.#shadows.addAll(this.#sprite.shadow)
    this.#standing.clear()
    for (const { quads } of standing) this.#standing.addAll(quads)
    this.#picture.app.render()
  }

  /** The tile that a point of the view (CSS px) means. */
  tileAt(point: Point): Tile {
    return meantTile(this.#place, tileAt(this.#viewfinder.camera, point))
  }

  destroy() {
    for (const { container } of [this.#shadows, this.#standing]) container.destroy()
    this.#scenery.destroy()
  }
}

/** The dog as the park would tell of it. */
function seenDog({ color, shadowColor, wear, born }: PicturedDog, walk: Walk): SeenDog {
  return {
    id: 0,
    slot: 0,
    name: '',
    color,
    shadowColor: shadowColor ?? defaultShadowColor(color),
    wear: { ...NO_WEAR, ...wear },
    badge: null,
    pose: 'stand',
    facing: SOUTH,
    walk,
    away: false,
    glide: null,
    born,
  }
}
