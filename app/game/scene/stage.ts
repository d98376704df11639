import type { Application, Container, Particle } from 'pixi.js'
import type { DogId } from '#durable/protocol/messages.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { neighbour } from '#durable/rules/steps.ts'
import { endOf } from '#durable/rules/walks.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'
import type { AimStore, SeenTiles } from '#app/game/model/aim.ts'
import type { ParkPlace } from '#app/game/model/places/place.ts'
import { stepOfHole } from '#app/game/model/world/holes.ts'
import { drawnPlaceOf } from '#app/game/model/world/seen-dog.ts'
import type { World } from '#app/game/model/world/world.ts'
import { IDLE_BEAT_MS, nextFrameAt } from './beats.ts'
import type { BubbleLayer } from '#app/game/scene/bubbles/bubble-layer.ts'
import type { Box } from '#app/game/scene/crowd/boxes.ts'
import { CrowdWatch } from '#app/game/scene/crowd/crowd-watch.ts'
import { cameraOver, onScreen, snapped, zoomOf } from './camera.ts'
import { CameraAim, freePart, landmarkNear } from './camera-aim.ts'
import type { Camera, Point, View } from './camera.ts'
import { Figures } from '#app/game/scene/dogs/figures.ts'
import { footAt } from './footing.ts'
import type { PixelRect } from './footing.ts'
import { MoteQuads } from '#app/game/scene/motes/mote-quads.ts'
import { Air } from '#app/game/scene/motes/air.ts'
import type { NpcFigure } from '#app/game/scene/npcs/npc-figures.ts'
import { NpcFigures } from '#app/game/scene/npcs/npc-figures.ts'
import { holeAt } from '#app/game/scene/things/holes.ts'
import { graveAt, LyingThings } from '#app/game/scene/things/lying-things.ts'
import { Night } from '#app/game/scene/light/night.ts'
import { Quads, quadOf, SteadyQuads } from './quads.ts'
import { Scenery } from '#app/game/scene/scenery/scenery.ts'
import type { Textures } from './textures.ts'
import { TileMarks } from './tile-marks.ts'

/** The containers of the picture, bottom first. React creates them, the stage fills them. */
export type Layers = Record<'world' | 'ground' | 'marks' | 'standing' | 'plates', Container>

export type StageParts = {
  app: Application
  layers: Layers
  textures: Textures
  /** The positions of the dogs. */
  game: { readonly world: World }
  aim: AimStore
  bubbles: BubbleLayer
  /** The parts of the interface over the picture, CSS px from its corner. */
  obstacles: () => readonly Box[]
  /** The player's settings for the picture. */
  looks: { isStill: () => boolean; isLit: () => boolean; isLively: () => boolean }
}

/** A standing picture. They are drawn in the order of `depth`, so that those in front hide those behind. */
type Standing = { depth: number; quads: readonly Particle[] }

/** How far outside the view a standing picture may be and still reach into it, art px. */
const MARGIN = 80
/** How far bubbles and plates stay from the edges of the view, art px. */
const RIM = 2
/** The camera aims so far above the foot of a dog, art px. */
const MIDDLE_OF_DOG = 12
const HERE = { x: 0, y: 0 } as const

/** Draws the park: from the state of the world at a time it makes the picture of that time. */
export class Stage {
  camera: Camera = { left: 0, top: 0, zoom: 2 }
  /** False while the screen still shows the room before; taps on it are ignored. */
  isShown = false
  readonly scenery: Scenery
  readonly #parts: StageParts
  readonly #figures: Figures
  readonly #marks: TileMarks
  readonly #night: Night
  readonly #shadows = new Quads()
  readonly #standing = new Quads()
  readonly #plates = new SteadyQuads()
  readonly #cursor = new Quads()
  readonly #lying: LyingThings
  readonly #air: Air
  readonly #npcs: NpcFigures
  readonly #holes: MoteQuads
  readonly #crowd = new CrowdWatch()
  readonly #look = new CameraAim()
  /** The part of the view that the interface leaves free (CSS px); null until it has been measured. */
  #free: Box | null = null
  readonly #ownRing: Particle
  #place: ParkPlace
  #view: View = { width: 1, height: 1, ratio: 1, zoomPercent: 100 }
  #goal: Tile | null = null

  constructor(parts: StageParts, place: ParkPlace) {
    this.#parts = parts
    this.#place = place
    const { app, layers, textures, game } = parts
    this.scenery = new Scenery({ layer: layers.ground, renderer: app.renderer, textures }, place.doc)
    this.#figures = new Figures(textures, game)
    this.#marks = new TileMarks(textures.target)
    this.#lying = new LyingThings(textures.dogs)
    this.#night = new Night(place.doc)
    this.#holes = new MoteQuads(textures.pixel)
    this.#npcs = new NpcFigures(textures)
    this.#air = new Air(textures.pixel, place.doc)
    this.#ownRing = Object.assign(quadOf(textures.ownRing), { anchorX: 0.5, anchorY: 0.5 })
    layers.marks.addChild(this.#shadows.container)
    layers.standing.addChild(this.#standing.container)
    // Above everything that stands, below the names.
    layers.plates.addChild(this.#night.sprite, this.#plates.container, this.#cursor.container)
  }

  /** Shows another room: its ground and things, without the dogs of the room before. */
  enter(place: ParkPlace) {
    this.#place = place
    this.isShown = false
    this.#goal = null
    this.#figures.clear()
    this.#crowd.forget()
    this.#look.arrive()
    this.scenery.enter(place.doc)
    this.#air.enter(place.doc)
    this.#night.enter(place.doc)
  }

  resize(view: View) {
    this.#view = view
    this.#parts.app.renderer.resize(view.width, view.height, view.ratio)
    this.#crowd.soon()
    this.#free = null
  }

  /** Marks the tile that the own dog walks to. A pointer needs to see what it has hit; a key does not. */
  aim() {
    const { world } = this.#parts.game
    const me = world.me === null ? undefined : world.dogs.get(world.me)
    this.#goal = me ? endOf(me.walk) : null
  }

  forgetAim() {
    this.#goal = null
  }

  /** The player has changed the setting of the light. */
  lightAnew() {
    this.#night.enter(this.#place.doc)
  }

  /** The graphics card has lost everything, the painted ground too. */
  repaint() {
    this.scenery.repaint()
    this.#night.enter(this.#place.doc)
  }

  /** Draws `now` (epoch ms) and returns when the next frame is needed (epoch ms). */
  draw(now: number): number {
    const { app, bubbles, looks } = this.#parts
    const beat = looks.isStill() ? 0 : Math.floor(now / IDLE_BEAT_MS)
    this.scenery.show(beat)
    this.#pointCamera(now)
    const isWalking = this.#drawDogs(now)
    this.#layCrowd(now)
    const isWeather = this.#gather(now)
    this.#night.show(now, looks.isLit())
    const isTalking = bubbles.draw(now, (dog) => this.headAt(dog))
    app.render()
    this.isShown = true
    if (isWalking || isTalking || this.#npcs.isMoving || this.#look.isMoving) return now
    const { nextExpiry } = bubbles
    const next = nextFrameAt(now, { isStill: looks.isStill(), nextExpiry, isWeather })
    return Math.min(next, this.#look.returnsAt ?? next)
  }

  destroy() {
    for (const { container } of [this.#shadows, this.#standing, this.#plates, this.#cursor]) container.destroy()
    this.#figures.destroy()
    this.#night.destroy()
    this.scenery.destroy()
  }

  /** Moves the dogs to their positions. Returns whether any visible one moves. */
  #drawDogs(now: number): boolean {
    return this.#figures.draw({
      now,
      isStill: this.#parts.looks.isStill(),
      grid: this.#place.grid,
      footOf: (place) => this.#footOf(place),
      liftAt: (foot) => this.scenery.liftAt(foot),
      isSeen: (foot) => this.#isSeen(foot),
    })
  }

  /** Decides which dogs have name plates, and where bubbles are. */
  #layCrowd(now: number) {
    const { aim, bubbles, obstacles } = this.#parts
    const headBoxOf = (dog: DogId) => this.#figures.headBoxOf(dog)
    bubbles.expire(now, (dog) => this.headAt(dog) !== null)
    if (bubbles.isStale) this.#crowd.soon()
    const { chosen } = aim.getState()
    const onlookers = this.#figures.onlookers({
      chosen: chosen?.dog ?? null,
      hasTalked: (dog) => bubbles.hasTalked(dog, now),
    })
    const places = this.#crowd.lay(now, onlookers, () => ({
      npcHeads: this.#npcs.heads,
      covers: this.scenery.thingsIn(this.#seenArea).map(({ box, depth }) => ({ box, depth })),
      bubbles: bubbles.wanted(this.camera, headBoxOf),
      zone: this.#zone,
      hud: this.#measured(obstacles()).map((box) => this.#inRoom(box)),
    }))
    if (places) bubbles.lay(places.bubbles, this.camera, (dog) => this.#headOf(dog))
  }

  /** Takes note of what the interface leaves free. */
  #measured(hud: readonly Box[]): readonly Box[] {
    const [was, free] = [this.#free, freePart(this.#view, hud)]
    this.#free = free
    if (was) {
      const moved = {
        x: free.left - was.left + (free.width - was.width) / 2,
        y: free.top - was.top + (free.height - was.height) / 2,
      }
      this.#look.shift({ x: moved.x / this.camera.zoom, y: moved.y / this.camera.zoom })
    }
    return hud
  }

  /** The part of the room in view, without its rim (art px). */
  get #zone(): Box {
    const { left, top, right, bottom } = this.#seenArea
    return { left: left + RIM, top: top + RIM, width: right - left - 2 * RIM, height: bottom - top - 2 * RIM }
  }

  /** A box of the view (CSS px) in the room (art px). */
  #inRoom(box: Box): Box {
    const { left, top, zoom } = this.camera
    const size = { width: box.width / zoom, height: box.height / zoom }
    return { left: box.left / zoom + left, top: box.top / zoom + top, ...size }
  }

  #footOf(place: { x: number; y: number }): Point {
    const { x, y } = footAt(place)
    return { x: snapped(x, this.#view), y: snapped(y, this.#view) }
  }

  /** Points the camera at the own dog, or at where it enters. */
  #pointCamera(now: number) {
    const { game, layers, looks, obstacles } = this.#parts
    const { doc, grid } = this.#place
    const { world } = game
    const me = world.me === null ? undefined : world.dogs.get(world.me)
    const place = me && drawnPlaceOf(world, grid, me, now)
    const foot = place ? this.#footOf(place) : footAt(doc.entries[0])
    this.scenery.giveWay(me ? foot : null)
    const free = (this.#free ??= freePart(this.#view, obstacles()))
    const zoom = zoomOf(this.#view)
    const offset = this.#look.offsetAt(
      { foot, heading: place?.moving && place.facing !== null ? neighbour(HERE, place.facing) : null },
      {
        landmark: landmarkNear(doc, foot),
        free: { width: free.width / zoom, height: free.height / zoom },
        isStill: looks.isStill(),
        now,
      },
    )
    const room = { width: doc.width * TILE_PX, height: doc.height * TILE_PX }
    const middle = { x: foot.x + offset.x, y: foot.y - MIDDLE_OF_DOG + offset.y }
    this.camera = cameraOver(middle, room, this.#view, free)
    const { left, top } = this.camera
    layers.world.scale.set(zoom)
    layers.world.position.set(-left * zoom, -top * zoom)
  }

  /** Collects the quads in view, bottom first. Returns whether there is weather. */
  #gather(now: number): boolean {
    const { aim, looks } = this.#parts
    for (const quads of [this.#shadows, this.#standing, this.#cursor]) quads.clear()
    this.#air.begin()
    const isLively = looks.isLively()
    this.#layHoles(now)
    this.#shadows.addAll(this.#marks.goalAt(this.#goalShown(now), looks.isStill() ? 0 : now))
    const { world } = this.#parts.game
    const { dogs } = this.#parts.textures
    const stones = world.graves.filter(({ until }) => now < until).map((grave) => graveAt(grave, dogs.dogs))
    const area = this.#seenArea
    const standing: Standing[] = [...this.scenery.thingsIn(area), ...this.#lying.shown(world), ...stones]
    for (const { foot, body, shadow } of this.#npcsShown(now)) {
      this.#shadows.addAll(shadow)
      standing.push({ depth: foot.y, quads: body })
    }
    const plates = this.#figures.platesAt(this.#crowd.plates)
    for (const [dog, { sprite, dot, doing, isSeen }] of this.#figures) {
      if (!isSeen) continue
      if (dog === world.me) this.#shadows.add(this.#ringUnder(sprite.foot))
      this.#shadows.addAll(sprite.shadow)
      standing.push({ depth: sprite.foot.y, quads: sprite.body })
      if (!this.#crowd.plates.has(dog)) standing.push({ depth: sprite.foot.y, quads: dot.quads })
      if (doing && isLively)
        standing.push({ depth: sprite.foot.y + 1, quads: this.#air.dust(doing, sprite.foot, { dog, now }) })
    }
    standing.sort((one, other) => one.depth - other.depth)
    for (const { quads } of standing) this.#standing.addAll(quads)
    const weather = isLively ? this.#air.weather(now, area) : []
    this.#standing.addAll(weather)
    this.#plates.show(plates)
    this.#cursor.addAll(this.#marks.cursorAt(aim.getState().cursor))
    return weather.length > 0
  }

  #npcsShown(now: number): NpcFigure[] {
    const { game, looks } = this.#parts
    const footOf = (place: Tile) => this.#footOf(place)
    const setting = { world: game.world, grid: this.#place.grid, now, isStill: looks.isStill(), footOf }
    return this.#npcs.shown(setting).filter(({ foot }) => this.#isSeen(foot))
  }

  #ringUnder({ x, y }: Point): Particle {
    this.#ownRing.x = x
    this.#ownRing.y = y - 1
    return this.#ownRing
  }

  /** Holes lie under all shadows. */
  #layHoles(now: number) {
    this.#holes.begin()
    for (const hole of this.#parts.game.world.holes) {
      const foot = footAt(hole)
      const step = stepOfHole(hole, now)
      if (step !== null && this.#isSeen(foot)) this.#shadows.addAll(this.#holes.show(holeAt(foot, step)))
    }
  }

  get #seenArea(): PixelRect {
    const { left, top, zoom } = this.camera
    return { left, top, right: left + this.#view.width / zoom, bottom: top + this.#view.height / zoom }
  }

  /** The tile that the own dog walks to; null while it stands. */
  #goalShown(now: number): Tile | null {
    const { world } = this.#parts.game
    const me = world.me === null ? undefined : world.dogs.get(world.me)
    const isWalking = me !== undefined && drawnPlaceOf(world, this.#place.grid, me, now).moving
    if (!isWalking) this.#goal = null
    return this.#goal
  }

  #isSeen({ x, y }: Point): boolean {
    const { left, top, zoom } = this.camera
    const isWithin = x > left - MARGIN && x < left + this.#view.width / zoom + MARGIN
    return isWithin && y > top - MARGIN && y < top + this.#view.height / zoom + MARGIN
  }

  /** Another dog at a point of the view (CSS px); the one in front if there are several. */
  dogAt(point: Point): DogId | null {
    const { left, top, zoom } = this.camera
    return this.#figures.dogAt({ x: point.x / zoom + left, y: point.y / zoom + top })
  }

  /** The middle of a dog in the view (CSS px); null if it is not here. */
  middleOf(dog: DogId): Point | null {
    const middle = this.#figures.middleOf(dog)
    return middle && onScreen(this.camera, middle)
  }

  /** The tiles that are wholly visible. */
  get seenTiles(): SeenTiles {
    const { left, top, zoom } = this.camera
    const { width, height } = this.#view
    const { doc } = this.#place
    return {
      left: Math.max(0, Math.ceil(left / TILE_PX)),
      top: Math.max(0, Math.ceil(top / TILE_PX)),
      right: Math.min(doc.width, Math.floor((left + width / zoom) / TILE_PX)) - 1,
      bottom: Math.min(doc.height, Math.floor((top + height / zoom) / TILE_PX)) - 1,
    }
  }

  /** Where the words of a dog begin on the view (CSS px); null where it is not here. */
  headAt(dog: DogId): Point | null {
    const head = this.#headOf(dog)
    return head && onScreen(this.camera, head)
  }

  #headOf(dog: DogId): Point | null {
    return this.#figures.headOf(dog) ?? this.#npcs.headOf(dog)
  }
}
