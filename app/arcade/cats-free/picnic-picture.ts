import { ArtCanvas } from '#app/arcade/picture/art-canvas.ts'
import { GHOST_ALPHA } from '#app/arcade/picture/ghost-paint.ts'
import { MarkPool } from '#app/arcade/picture/mark-pool.ts'
import type { Sprites } from '#app/arcade/picture/sprites.ts'
import { PICTURE } from '#app/dog/picture-box.ts'
import { LAWN } from '#durable/rules/games/cats-free/cats.ts'
import type { Cat } from '#durable/rules/games/cats-free/cats.ts'
import { eastPart, southPart } from '#durable/rules/games/cats-free/directions.ts'
import type { Vector } from '#durable/rules/games/cats-free/directions.ts'
import { BLANKET, PICNIC_SAUSAGES, STAND, WOOF_RANGE } from '#durable/rules/games/cats-free/picnic.ts'
import type { Picnic } from '#durable/rules/games/cats-free/picnic.ts'
import { PIXEL } from '#durable/rules/games/round/measures.ts'
import { catPictureOf, leapHeight, mouthOf } from './cat-looks.ts'
import { CatTracks } from './cat-tracks.ts'
import type { GhostPicnic } from './ghost-picnic.ts'
import { LAWN_THINGS } from './lawn-things.ts'
import { LAWN_PX, picnicScale, picnicView, sideOf } from './picnic-view.ts'
import type { PicnicView, Side } from './picnic-view.ts'
import type { GuardPictures, GuardPose, PicnicPictures } from './pictures.ts'

/** The eyes of the next cat are in the hedge for so many ticks before it comes. */
const EYES_TICKS = 40
/** A woof is seen for so many ticks, and shakes the picture for fewer. */
const WOOF_TICKS = 16
const SHAKE_TICKS = 8
/** The dashes of its ring: a circle is no part of the rules, so sines do no harm. */
const RING = Array.from({ length: 30 }, (_, index) => {
  const angle = (index / 30) * 2 * Math.PI
  return { x: Math.cos(angle), y: Math.sin(angle) }
})

/** Where the sausages lie, from the middle of the blanket, in art px. */
const SAUSAGES = [
  [-24, -8],
  [-6, -12],
  [-16, 3],
  [2, 1],
  [-26, 13],
  [-6, 14],
] as const

/** Art px of running from one beat of the dog's legs to the next. */
const STRIDE_PX = 10
/** Ticks of a wag: at ease, and while the next cat counts twice. */
const WAG_TICKS = { ease: 26, chain: 6 }

const PUFF = ['leaf']
const DUST = ['dust/0', 'dust/1', 'dust/2']
const POINTS = { 1: ['plus/1'], 2: ['plus/2'] } as const

type Moment = { nowMs: number; share: number; isStill: boolean; ringed: number | null }

/** The picture of a picnic: it is drawn between two ticks and changes nothing of it. */
export class PicnicPicture {
  readonly #art: ArtCanvas
  readonly #pictures: PicnicPictures
  readonly #marks = new MarkPool()
  readonly #tracks = new CatTracks()
  readonly #order: Cat[] = []
  #view: PicnicView = { width: 0, height: 0, left: 0, top: 0 }
  readonly #dogBefore = { x: BLANKET.x, y: BLANKET.y }
  #dogSide: Side = 'down'
  #ranPx = 0
  #ghost: { round: GhostPicnic; guard: GuardPictures } | null = null
  #woofedAt = -WOOF_TICKS
  readonly #shift = { x: 0, y: 0 }

  constructor(parent: HTMLElement, pictures: PicnicPictures) {
    this.#art = new ArtCanvas(parent)
    this.#pictures = pictures
  }

  resize(box: { width: number; height: number }) {
    this.#view = picnicView(this.#art.cover(box, picnicScale(box)))
  }

  /** A ghost is drawn from now on. */
  meet(round: GhostPicnic, guard: GuardPictures) {
    this.#ghost = { round, guard }
  }

  /** The place of the lawn, in units, at a point of the element, in CSS px. */
  lawnAt(x: number, y: number): Vector {
    const { scale } = this.#art.view
    return { x: (x / scale - this.#view.left) * PIXEL, y: (y / scale - this.#view.top) * PIXEL }
  }

  beforeStep(picnic: Readonly<Picnic>) {
    this.#dogBefore.x = picnic.x
    this.#dogBefore.y = picnic.y
    this.#tracks.keep(picnic)
    this.#marks.step()
  }

  /** Notes what the tick has changed. `points` is what the hands have gained by it. */
  afterStep(
    picnic: Readonly<Picnic>,
    { isStill, woofed, points }: { isStill: boolean; woofed: boolean; points: number },
  ) {
    if (picnic.direction !== STAND) this.#dogSide = sideOf(picnic.direction)
    this.#ranPx += (Math.abs(picnic.x - this.#dogBefore.x) + Math.abs(picnic.y - this.#dogBefore.y)) / PIXEL
    if (woofed) this.#woofedAt = picnic.tick
    const gone = this.#tracks.gone(picnic)
    if (gone) {
      this.#puff(gone.x / PIXEL, gone.y / PIXEL, isStill)
      if (points > 0) this.#shout(points, gone)
    } else if (points > 0) this.#shout(points, picnic)
    if (picnic.tick === picnic.coming.tick) this.#puff(picnic.coming.x / PIXEL, picnic.coming.y / PIXEL, isStill)
    this.#tracks.note(picnic)
  }

  draw(picnic: Readonly<Picnic>, moment: Moment) {
    this.#art.redraw = () => this.draw(picnic, moment)
    const { context } = this.#art
    const { sprites } = this.#pictures
    const since = picnic.tick - this.#woofedAt
    const shake = since < SHAKE_TICKS && !moment.isStill ? (since % 4 < 2 ? 2 : -2) : 0
    this.#shift.x = this.#view.left + shake
    this.#shift.y = this.#view.top
    this.#drawGround(context, sprites)
    this.#drawBlanket(context, sprites, picnic.sausages)
    this.#drawGhost(moment)
    this.#drawStanding(picnic, moment)
    this.#drawEyes(context, sprites, picnic)
    if (since < WOOF_TICKS) this.#drawRing(context, sprites, picnic, moment.isStill ? 1 : (since + 1) / WOOF_TICKS)
    this.#drawAlarms(context, sprites, picnic, moment.isStill)
    this.#marks.draw(context, sprites, -this.#shift.x, -this.#shift.y)
  }

  #drawGround(context: CanvasRenderingContext2D, sprites: Sprites) {
    const { width, height } = this.#view
    const { x: left, y: top } = this.#shift
    for (let y = (top % 128) - 128; y < height; y += 128) {
      for (let x = (left % 128) - 128; x < width; x += 128) sprites.draw(context, 'meadow', x, y)
    }
    sprites.draw(context, 'lawn', left, top)
    for (const { name, x, y } of LAWN_THINGS) sprites.draw(context, SHADES[name] ?? '', left + x, top + y)
  }

  #drawBlanket(context: CanvasRenderingContext2D, sprites: Sprites, sausages: number) {
    const x = this.#shift.x + BLANKET.x / PIXEL
    const y = this.#shift.y + BLANKET.y / PIXEL
    sprites.draw(context, 'blanket', x, y)
    for (let index = 0; index < Math.min(sausages, PICNIC_SAUSAGES); index++) {
      const [dx = 0, dy = 0] = SAUSAGES[index] ?? []
      sprites.draw(context, 'sausage', x + dx, y + dy)
    }
  }

  #drawEyes(context: CanvasRenderingContext2D, sprites: Sprites, { coming, tick }: Readonly<Picnic>) {
    const left = coming.tick - tick
    if (left > EYES_TICKS || left <= 0) return
    // In the leaves of the hedge, which is a little outside of the lawn.
    const x = coming.x === 0 ? -8 : coming.x === LAWN.width ? LAWN_PX.width + 8 : coming.x / PIXEL
    const y = coming.y === 0 ? -8 : coming.y === LAWN.height ? LAWN_PX.height - 2 : coming.y / PIXEL
    sprites.draw(context, left % 24 < 4 ? 'eyes/1' : 'eyes/0', this.#shift.x + x, this.#shift.y + y)
  }

  /** Things, cats and the dog, those farther back first. */
  #drawStanding(picnic: Readonly<Picnic>, moment: Moment) {
    const { context } = this.#art
    const { sprites } = this.#pictures
    const dogX = between(this.#dogBefore.x, picnic.x, moment.share) / PIXEL
    const dogY = between(this.#dogBefore.y, picnic.y, moment.share) / PIXEL
    this.#sortCats(picnic.cats)
    let thing = 0
    let cat = 0
    let isDogDrawn = false
    const things = (until: number) => {
      while (thing < LAWN_THINGS.length && (LAWN_THINGS[thing]?.y ?? 0) <= until) {
        const { name, x, y } = LAWN_THINGS[thing++] ?? NO_THING
        sprites.draw(context, name, this.#shift.x + x, this.#shift.y + y)
      }
    }
    while (cat < this.#order.length || !isDogDrawn) {
      const next = this.#order[cat]
      if (next && (isDogDrawn || next.y / PIXEL <= dogY)) {
        things(next.y / PIXEL)
        this.#drawCat(next, picnic.tick, moment)
        cat++
      } else {
        things(dogY)
        this.#drawDog(picnic, dogX, dogY, moment)
        isDogDrawn = true
      }
    }
    things(Infinity)
  }

  /** Sorts in place: there are some ten cats, nearly in order from the frame before. */
  #sortCats(cats: readonly Cat[]) {
    this.#order.length = 0
    for (const cat of cats) {
      let at = this.#order.length
      while (at > 0 && (this.#order[at - 1]?.y ?? 0) > cat.y) {
        const before = this.#order[at - 1]
        if (before) this.#order[at] = before
        at--
      }
      this.#order[at] = cat
    }
  }

  #drawCat(cat: Cat, tick: number, { share, ringed }: Moment) {
    const { context } = this.#art
    const { sprites } = this.#pictures
    const before = this.#tracks.before(cat)
    const x = this.#shift.x + Math.round(between(before.x, cat.x, share) / PIXEL)
    const y = this.#shift.y + Math.round(between(before.y, cat.y, share) / PIXEL)
    const up = cat.mood === 'flees' ? leapHeight(tick - before.fledAt) : 0
    if (cat.number === ringed) sprites.draw(context, 'aim', x, y - 1)
    sprites.draw(context, cat.kind === 'tabby' ? 'shade/8' : 'shade/12', x, y)
    sprites.draw(context, catPictureOf(cat, tick), x, y - up)
    if (cat.mood !== 'carries') return
    const mouth = mouthOf(cat.direction)
    if (mouth) sprites.draw(context, 'sausage', x + mouth.x, y + mouth.y)
  }

  /** Behind all that stands on the lawn, so that it hides nothing. */
  #drawGhost(moment: Moment) {
    if (!this.#ghost) return
    const { round, guard } = this.#ghost
    const { picnic, before, side, ranPx } = round
    const picture = guardBeat(guard, picnic, { side, ranPx, moment })
    const { context } = this.#art
    context.globalAlpha = GHOST_ALPHA
    this.#drawGuard(
      picture,
      between(before.x, picnic.x, moment.share) / PIXEL,
      between(before.y, picnic.y, moment.share) / PIXEL,
    )
    context.globalAlpha = 1
  }

  #drawDog(picnic: Readonly<Picnic>, x: number, y: number, moment: Moment) {
    const { guard } = this.#pictures
    this.#drawGuard(guardBeat(guard, picnic, { side: this.#dogSide, ranPx: this.#ranPx, moment }), x, y)
  }

  #drawGuard(picture: HTMLCanvasElement | undefined, x: number, y: number) {
    if (!picture) return
    const left = Math.round(this.#shift.x + x) - PICTURE.foot.x
    this.#art.context.drawImage(picture, left, Math.round(this.#shift.y + y) - PICTURE.foot.y)
  }

  #drawRing(context: CanvasRenderingContext2D, sprites: Sprites, { x, y }: Readonly<Picnic>, share: number) {
    const radius = (WOOF_RANGE / PIXEL) * (0.35 + 0.65 * share)
    for (const dash of RING) {
      const name = share < 0.7 ? 'woof/0' : 'woof/1'
      sprites.draw(
        context,
        name,
        this.#shift.x + x / PIXEL + dash.x * radius,
        this.#shift.y + y / PIXEL - 6 + dash.y * radius,
      )
    }
  }

  /** A board stands on the side where a sausage is about to leave. */
  #drawAlarms(context: CanvasRenderingContext2D, sprites: Sprites, { cats, tick }: Readonly<Picnic>, isStill: boolean) {
    for (const cat of cats) {
      if (cat.mood !== 'carries' || cat.direction === null) continue
      const [east, south] = [eastPart(cat.direction, PIXEL), southPart(cat.direction, PIXEL)]
      // How far it is to the side towards which it goes, in steps of its direction.
      const acrossX = east > 0 ? (LAWN.width - cat.x) / east : east < 0 ? cat.x / -east : Infinity
      const acrossY = south > 0 ? (LAWN.height - cat.y) / south : south < 0 ? cat.y / -south : Infinity
      const steps = Math.min(acrossX, acrossY)
      const bob = isStill || tick % 20 < 10 ? 0 : 2
      const x = this.#shift.x + (cat.x + steps * east) / PIXEL
      const y = this.#shift.y + (cat.y + steps * south) / PIXEL
      sprites.draw(
        context,
        'alarm',
        Math.min(Math.max(x, 10), this.#view.width - 10),
        Math.min(Math.max(y - bob, 14), this.#view.height - 14),
      )
    }
  }

  #puff(x: number, y: number, isStill: boolean) {
    const leaves = isStill ? 1 : 4
    for (let leaf = 0; leaf < leaves; leaf++) {
      this.#marks.show(PUFF, 20 + 4 * leaf, x - 8 + 5 * leaf, y - 10, (leaf - 1.5) * 0.4, -0.5 + 0.15 * leaf)
    }
    if (!isStill) this.#marks.show(DUST, 18, x, y - 2)
  }

  #shout(points: number, { x, y }: Readonly<Vector>) {
    const inside = Math.min(Math.max(x / PIXEL, 14), LAWN_PX.width - 14)
    this.#marks.show(points > 1 ? POINTS[2] : POINTS[1], 44, inside, Math.max(8, y / PIXEL - 26), 0, -0.4)
  }
}

/** The frames of standing of which the second one wags: beats 1 and 19 of the pose. */
const WAGS = [0, 18] as const

const NO_THING = { name: '', x: 0, y: 0 }

const SHADES: Readonly<Partial<Record<string, string>>> = Object.fromEntries(
  LAWN_THINGS.map(({ name }) => [name, `shade/${name}`]),
)

function between(before: number, now: number, share: number): number {
  return before + (now - before) * share
}

function guardBeat(
  guard: GuardPictures,
  picnic: Readonly<Picnic>,
  { side, ranPx, moment }: { side: Side; ranPx: number; moment: Moment },
): HTMLCanvasElement | undefined {
  const pose = guardPoseOf(picnic)
  const beats = guard[pose][picnic.isOver ? 'down' : side]
  if (pose === 'walk') return beats[Math.trunc(ranPx / STRIDE_PX) % beats.length]
  if (pose !== 'stand') return beats[Math.trunc(moment.nowMs / 260) % beats.length]
  const wag = picnic.tick <= picnic.chainUntil ? WAG_TICKS.chain : WAG_TICKS.ease
  return beats[WAGS[moment.isStill ? 0 : Math.trunc(picnic.tick / wag) % WAGS.length] ?? 0]
}

export function guardPoseOf({ isOver, sausages, direction }: Readonly<Picnic>): GuardPose {
  if (isOver) return sausages > 0 ? 'happy' : 'sit'
  return direction === STAND ? 'stand' : 'walk'
}
