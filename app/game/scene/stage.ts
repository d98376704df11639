import type { Particle } from 'pixi.js'
import type { AimStore } from '#app/game/model/aim.ts'
import type { CreatureKind } from '#app/game/model/creature-kind.ts'
import type { ParkPlace } from '#app/game/model/places/place.ts'
import { stepOfHole } from '#app/game/model/world/holes.ts'
import { drawnPlaceOf, shownPlaceOf } from '#app/game/model/world/seen-dog.ts'
import { seatOf } from '#app/game/model/world/using.ts'
import { roomTime } from '#app/game/model/world/world.ts'
import type { World } from '#app/game/model/world/world.ts'
import { Quads, quadOf, SteadyQuads } from '#app/game/scene/atlas/quads.ts'
import type { Textures } from '#app/game/scene/atlas/textures.ts'
import type { BubbleLayer } from '#app/game/scene/bubbles/bubble-layer.ts'
import type { Box } from '#app/game/scene/camera/boxes.ts'
import type { Point, View } from '#app/game/scene/camera/camera.ts'
import { footAt } from '#app/game/scene/camera/footing.ts'
import { Viewfinder } from '#app/game/scene/camera/viewfinder.ts'
import type { SeenCreature } from '#app/game/scene/creatures/creature-quads.ts'
import { Figures } from '#app/game/scene/dogs/figures.ts'
import { IDLE_BEAT_MS, nextFrameAt } from '#app/game/scene/frames/beats.ts'
import { LatePart } from '#app/game/scene/frames/late-part.ts'
import type { Glow } from '#app/game/scene/light/glow.ts'
import type { StandingQuads } from '#app/game/scene/light/lit-things.ts'
import { Night } from '#app/game/scene/light/night.ts'
import { npcLights } from '#app/game/scene/light/npc-lights.ts'
import { Air } from '#app/game/scene/motes/air.ts'
import { MoteQuads } from '#app/game/scene/motes/mote-quads.ts'
import { NpcFigures } from '#app/game/scene/npcs/npc-figures.ts'
import { PlateSheet } from '#app/game/scene/plates/plate-sheet.ts'
import { Scenery } from '#app/game/scene/scenery/scenery.ts'
import { holeAt } from '#app/game/scene/things/holes.ts'
import { graveAt, LyingThings } from '#app/game/scene/things/lying-things.ts'
import type { DogId } from '#durable/protocol/messages.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { endOf } from '#durable/rules/walks.ts'
import { Labels } from './labels.ts'
import { lateParts, plansOf } from './late-parts.ts'
import type { Added, LateParts } from './late-parts.ts'
import type { PixiPicture } from './pixi-picture.ts'
import { TileMarks } from './tile-marks.ts'

export type StageParts = PixiPicture & {
  textures: Textures
  /** The positions of the dogs. */
  game: { readonly world: World }
  /** The title of the film that runs on the screen of the room; null for none. */
  film: () => string | null
  aim: AimStore
  bubbles: BubbleLayer
  /** The parts of the interface over the picture, CSS px from its corner. */
  obstacles: () => readonly Box[]
  /** Asks for a frame. */
  wake: () => void
  /** The player's settings for the picture. */
  looks: { isStill: () => boolean; isLit: () => boolean; isLively: () => boolean; hasHearts: () => boolean }
}

/** How far from a creature a tap still hits it, art px. */
const NEAR_PX = 4

/** Draws the park: from the state of the world at a time it makes the picture of that time. */
export class Stage {
  /** False while the screen still shows the room before; taps on it are ignored. */
  isShown = false
  readonly viewfinder: Viewfinder
  readonly scenery: Scenery
  readonly #parts: StageParts
  readonly #figures: Figures
  readonly #marks: TileMarks
  readonly #night: Night
  readonly #shadows = new Quads()
  readonly #standing = new Quads()
  readonly #plates = new SteadyQuads()
  readonly #sheet: PlateSheet
  readonly #cursor = new Quads()
  readonly #lying: LyingThings
  readonly #air: Air
  readonly #npcs: NpcFigures
  readonly #holes: MoteQuads
  readonly #late: LateParts
  readonly #glow: LatePart<Glow>
  readonly #labels: Labels
  readonly #ownRing: Particle
  #place: ParkPlace
  #goal: Tile | null = null
  /** When what shines in the dark changes by itself, epoch ms. */
  #glowMovesAt = Infinity
  #creatures: readonly SeenCreature[] = []

  constructor(parts: StageParts, place: ParkPlace) {
    this.#parts = parts
    this.#place = place
    const { app, layers, textures, game, aim, bubbles, obstacles } = parts
    this.#sheet = new PlateSheet(parts.wake)
    this.viewfinder = new Viewfinder(obstacles, place)
    this.scenery = new Scenery({ layer: layers.ground, renderer: app.renderer, textures }, place.doc)
    const painting = { textures, sheet: this.#sheet }
    this.#figures = new Figures(painting, game)
    this.#marks = new TileMarks(textures.target)
    this.#lying = new LyingThings(textures.dogs)
    this.#night = new Night(place.doc)
    this.#holes = new MoteQuads(textures.pixel)
    this.#npcs = new NpcFigures(painting)
    this.#late = lateParts(
      plansOf({ layers, textures, sheet: this.#sheet, scenery: this.scenery, night: this.#night }),
      parts.wake,
    )
    this.#glow = new LatePart(async () => {
      const [{ Glow: Shining }] = await Promise.all([import('./light/glow.ts'), textures.lit.load()])
      return new Shining(layers.plates, textures.lit.picture)
    }, parts.wake)
    this.#air = new Air(textures.pixel, place.doc)
    const standing = { figures: this.#figures, npcs: this.#npcs, scenery: this.scenery }
    this.#labels = new Labels({ ...standing, bubbles, aim, viewfinder: this.viewfinder })
    this.#ownRing = Object.assign(quadOf(textures.ownRing), { anchorX: 0.5, anchorY: 0.5 })
    layers.marks.addChild(this.#shadows.container)
    layers.standing.addChild(this.#standing.container)
    // Above everything that stands, below the names.
    layers.plates.addChild(this.#night.container, this.#plates.container, this.#cursor.container)
  }

  /** Shows another room: its ground and things, without the dogs of the room before. */
  enter(place: ParkPlace) {
    this.#place = place
    this.isShown = false
    this.#goal = null
    this.#figures.clear()
    this.#labels.forget()
    this.viewfinder.enter(place)
    this.scenery.enter(place.doc)
    this.#air.enter(place.doc)
    this.#night.enter(place.doc)
  }

  /** [ED4] Shows the room with its new ground from the next frame on; nothing else is lost. */
  rebuild(place: ParkPlace) {
    this.#place = place
    this.viewfinder.rebuild(place)
    this.scenery.enter(place.doc)
    this.#air.enter(place.doc)
    this.#night.enter(place.doc)
    this.#labels.soon()
  }

  resize(view: View) {
    this.viewfinder.resize(view)
    this.#parts.app.renderer.resize(view.width, view.height, view.ratio)
    this.#labels.soon()
  }

  /** Parts of the interface have come or gone, so the own dog, names and bubbles may have to move. */
  makeRoom() {
    this.#labels.soon()
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
    this.#drawNpcs(now)
    this.#labels.lay(now)
    const late = this.#drawLate(now)
    this.#creatures = late.creatures
    const { world } = this.#parts.game
    this.#night.show(now, looks.isLit(), () => npcLights(this.#place, roomTime(world, now)))
    const isWeather = this.#gather(now, { late, beat })
    this.#night.carry(world.me === null ? null : this.#figures.footOf(world.me))
    const isTalking = bubbles.draw(now, (dog) => this.#labels.headAt(dog))
    app.render()
    const isFirst = !this.isShown
    this.isShown = true
    if (isWalking || isTalking || late.isMoving || this.#npcs.isMoving || this.viewfinder.isMoving) return now
    const { nextExpiry } = bubbles
    const next = nextFrameAt(now, { isFirst, isStill: looks.isStill(), nextExpiry, isWeather })
    return Math.min(next, this.viewfinder.returnsAt ?? next, this.#glowMovesAt, late.movesAt)
  }

  destroy() {
    for (const { container } of [this.#shadows, this.#standing, this.#plates, this.#cursor]) container.destroy()
    this.#late.destroy()
    this.#glow.destroy()
    this.#sheet.destroy()
    this.#night.destroy()
    this.scenery.destroy()
  }

  /** Moves the dogs to their positions. Returns whether any visible one moves. */
  #drawDogs(now: number): boolean {
    return this.#figures.draw({
      now,
      isStill: this.#parts.looks.isStill(),
      hasHearts: this.#parts.looks.hasHearts(),
      grid: this.#place.grid,
      footOf: (place) => this.viewfinder.footOf(place),
      liftAt: (foot) => this.scenery.liftAt(foot),
      isSeen: (foot) => this.viewfinder.isNear(foot),
      seatOf: (dog) => seatOf(this.#parts.game.world, this.#place, dog),
    })
  }

  /** Points the camera at the own dog, or at where it enters. */
  #pointCamera(now: number) {
    const { game, layers, looks } = this.#parts
    const { doc, grid } = this.#place
    const { world } = game
    const me = world.me === null ? undefined : world.dogs.get(world.me)
    const place = me && shownPlaceOf(world, grid, me, { now, isStill: looks.isStill() })
    const foot = place ? this.viewfinder.footOf(place) : footAt(doc.entries[0])
    this.scenery.giveWay(me ? foot : null)
    const facing = place?.moving ? place.facing : null
    this.viewfinder.follow({ foot, facing }, { now, isStill: looks.isStill() })
    const { left, top, zoom } = this.viewfinder.camera
    layers.world.scale.set(zoom)
    layers.world.position.set(-left * zoom, -top * zoom)
  }

  /** Collects the quads in view, bottom first. Returns whether there is weather. */
  #gather(now: number, { late, beat }: { late: Added; beat: number }): boolean {
    const { aim, looks } = this.#parts
    for (const quads of [this.#shadows, this.#standing, this.#cursor]) quads.clear()
    this.#air.begin()
    const isLively = looks.isLively()
    this.#layHoles(now)
    this.#shadows.addAll(this.#marks.goalAt(this.#goalShown(now), looks.isStill() ? 0 : now))
    const { world } = this.#parts.game
    const { dogs } = this.#parts.textures
    const stones = world.graves.filter(({ until }) => now < until).map((grave) => graveAt(grave, dogs.dogs))
    const area = this.viewfinder.area
    const standing: StandingQuads[] = [
      ...this.scenery.thingsIn(area),
      ...late.standing,
      ...this.#lying.shown(world),
      ...stones,
    ]
    const isHidden = (box: Box) => this.viewfinder.isUnderHud(box)
    const plates = [this.#figures, this.#npcs].flatMap((who) => who.platesAt(this.#labels.plates, isHidden))
    this.#shadows.addAll(late.shadows)
    plates.push(...late.plates)
    this.#sheet.flush()
    for (const { speaker, foot, body, shadow, dot } of this.#npcs.shown) {
      this.#shadows.addAll(shadow)
      standing.push({ depth: foot.y, quads: body })
      if (!this.#labels.plates.has(speaker)) standing.push({ depth: foot.y, quads: dot.quads })
    }
    for (const [dog, { sprite, dot, depth, doing, puff, sign, isSeen }] of this.#figures) {
      if (!isSeen) continue
      if (dog === world.me) this.#shadows.add(this.#ringUnder(sprite.foot))
      this.#shadows.addAll(sprite.shadow)
      standing.push({ depth, quads: sprite.body })
      if (sign.quads.length > 0) standing.push({ depth, quads: sign.quads })
      if (!this.#labels.plates.has(dog)) standing.push({ depth, quads: dot.quads })
      if (doing && isLively)
        standing.push({ depth: depth + 1, quads: this.#air.dust(doing, sprite.foot, { dog, now }) })
      if (puff !== null && isLively)
        standing.push({ depth: depth + 1, quads: this.#air.puff(sprite.foot, { dog, age: puff }) })
      if (doing === 'swim' && isLively)
        standing.push({ depth: depth - 1, quads: this.#air.wake(sprite.foot, { heading: sprite.heading, now }) })
    }
    standing.sort((one, other) => one.depth - other.depth)
    for (const { quads } of standing) this.#standing.addAll(quads)
    this.#glowMovesAt = this.#showGlow(standing, { now, beat, floating: late.glowing })
    const weather = isLively ? this.#air.weather(now, area) : []
    this.#standing.addAll(weather)
    this.#plates.show(plates)
    this.#cursor.addAll(late.marks)
    this.#cursor.addAll(this.#marks.cursorAt(aim.getState().cursor))
    return weather.length > 0
  }

  /** Shows what shines in the dark, once its script is there. Returns when that changes, epoch ms. */
  #showGlow(
    standing: readonly StandingQuads[],
    { now, beat, floating }: { now: number; beat: number; floating: readonly Particle[] },
  ): number {
    const painted = this.isShown && this.#night.painted?.night ? this.#night.painted : null
    const glow = painted ? this.#glow.now : this.#glow.here
    const isStill = this.#parts.looks.isStill()
    const scene = { now, isStill, standing, area: this.viewfinder.area, beat, floating }
    return glow?.show(painted, scene) ?? Infinity
  }

  /** Draws the parts whose scripts are there by now. */
  #drawLate(now: number): Added {
    const { game, looks, film } = this.#parts
    const { area, seesBeyond } = this.viewfinder
    const isSeen = (foot: Point) => this.viewfinder.isNear(foot)
    const { isShown } = this
    const isStill = looks.isStill()
    const room = { world: game.world, place: this.#place, film: film() }
    return this.#late.draw({ ...room, now, isStill, isShown, area, isSeen, seesBeyond })
  }

  #drawNpcs(now: number) {
    const { game, looks } = this.#parts
    const footOf = (place: Tile) => this.viewfinder.footOf(place)
    const isSeen = (foot: Point) => this.viewfinder.isNear(foot)
    this.#npcs.draw({ world: game.world, grid: this.#place.grid, now, isStill: looks.isStill(), footOf, isSeen })
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
      if (step !== null && this.viewfinder.isNear(foot)) this.#shadows.addAll(this.#holes.show(holeAt(foot, step)))
    }
  }

  /** The tile that the own dog walks to; null while it stands. */
  #goalShown(now: number): Tile | null {
    const { world } = this.#parts.game
    const me = world.me === null ? undefined : world.dogs.get(world.me)
    const isWalking = me !== undefined && drawnPlaceOf(world, this.#place.grid, me, now).moving
    if (!isWalking) this.#goal = null
    return this.#goal
  }

  /** Another dog at a point of the view (CSS px); the one in front if there are several. */
  dogAt(point: Point): DogId | null {
    return this.#figures.dogAt(this.viewfinder.inRoom(point))
  }

  /** The kind of creature at a point of the view (CSS px), the one in front; null for none. */
  creatureAt(point: Point): CreatureKind | null {
    const { x, y } = this.viewfinder.inRoom(point)
    const hit = this.#creatures.findLast(({ box: { left, top, width, height } }) => {
      return x >= left - NEAR_PX && x < left + width + NEAR_PX && y >= top - NEAR_PX && y < top + height + NEAR_PX
    })
    return hit?.kind ?? null
  }

  /** The middle of a dog in the view (CSS px); null if it is not here. */
  middleOf(dog: DogId): Point | null {
    const middle = this.#figures.middleOf(dog)
    return middle && this.viewfinder.onScreen(middle)
  }

  /** Where the words of a dog begin in the view (CSS px); null if it is not here. */
  headAt(dog: DogId): Point | null {
    return this.#labels.headAt(dog)
  }
}
