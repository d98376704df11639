import { ArtCanvas } from '#app/arcade/picture/art-canvas.ts'
import { GHOST_ALPHA } from '#app/arcade/picture/ghost-paint.ts'
import { MarkPool } from '#app/arcade/picture/mark-pool.ts'
import { PALETTE } from '#app/art/palette.ts'
import { PICTURE } from '#app/dog/picture-box.ts'
import { speedAt } from '#durable/rules/games/jumping-dog/course.ts'
import { RUN_TICKS } from '#durable/rules/games/jumping-dog/run.ts'
import type { Run } from '#durable/rules/games/jumping-dog/run.ts'
import { PIXEL } from '#durable/rules/games/round/measures.ts'
import { drawBackdrop } from './backdrop.ts'
import { courseScale, courseView, isTimeToPress, runBeatOf, runPoseOf } from './course-view.ts'
import type { CourseView } from './course-view.ts'
import type { GhostRun } from './ghost-run.ts'
import { drawBefore, drawBehind } from './hurdle-parts.ts'
import type { CoursePictures, RunnerPictures } from './pictures.ts'

/** From this speed on, in units a tick, one sees lines behind the dog: each by its place and length, in art px. */
const FAST = 4 * PIXEL
const SPEED_LINES = [
  [-46, -30, 14],
  [-56, -22, 18],
  [-44, -13, 12],
  [-40, -38, 8],
] as const

/** A knock stops the picture for so long, ms. */
const KNOCK_HOLD_MS = 50
/** A thing is drawn until so many art px behind the left side of the screen; wide bars are the widest. */
const BEHIND_PX = 190
/** A newcomer is shown when to press for so many hurdles. */
const SHOWN_PRESSES = 2

/** A ghost is a layer behind: beside a dog that keeps pace with it one still sees both. */
const ASIDE_PX = { x: -8, y: -7 } as const

const DUST = ['dust/0', 'dust/1', 'dust/2']
const SPLASH = ['splash/0', 'splash/1']
const CAUGHT = ['plus/3']
const STAR = ['knock']

/** The picture of a run: it is drawn between two ticks and changes nothing of the run. */
export class CoursePicture {
  readonly #art: ArtCanvas
  readonly #pictures: CoursePictures
  readonly #marks = new MarkPool()
  readonly #isFirst: boolean
  #view: CourseView = { width: 0, height: 0, dogX: 0, ground: 0 }
  readonly #before = { x: 0, y: 0 }
  /** The hurdles that were knocked, by their place in the course, and in which tick; at most as many as there are bars. */
  readonly #knocks = new Map<number, number>()
  readonly #caught = new Set<number>()
  #ghost: { round: GhostRun; runner: RunnerPictures } | null = null
  #isHeld = false
  #heldUntilMs = 0

  constructor(parent: HTMLElement, pictures: CoursePictures, { isFirst }: { isFirst: boolean }) {
    this.#art = new ArtCanvas(parent)
    this.#pictures = pictures
    this.#isFirst = isFirst
  }

  resize(box: { width: number; height: number }) {
    this.#view = courseView(this.#art.cover(box, courseScale(box)))
  }

  /** A ghost is drawn from now on. */
  meet(round: GhostRun, runner: RunnerPictures) {
    this.#ghost = { round, runner }
  }

  /** Called before each tick: the picture moves from here to where the dog is after it. */
  beforeStep({ x, y }: Readonly<Run>) {
    this.#before.x = x
    this.#before.y = y
    this.#marks.step()
  }

  knocked(index: number, run: Readonly<Run>, isStill: boolean) {
    this.#knocks.set(index, run.tick)
    this.#isHeld = !isStill
    const isWet = run.course.hurdles[index]?.kind === 'puddle'
    this.#marks.show(isWet ? SPLASH : STAR, 24, run.x / PIXEL + 10, -run.y / PIXEL - 12)
  }

  caught(index: number, { x, y }: Readonly<Run>) {
    this.#caught.add(index)
    this.#marks.show(CAUGHT, 40, x / PIXEL + 8, -y / PIXEL - 46, 0.4, -0.5)
  }

  landed({ x }: Readonly<Run>, isStill: boolean) {
    const puffs = isStill ? 1 : 4
    for (let puff = 0; puff < puffs; puff++) {
      this.#marks.show(DUST, 16 + 3 * puff, x / PIXEL - 10 + 7 * puff, -2 - (puff % 2) * 3, 0.2 * puff, -0.15)
    }
  }

  draw(run: Readonly<Run>, moment: { nowMs: number; share: number; isStill: boolean }) {
    this.#art.redraw = () => this.draw(run, moment)
    const { nowMs, share, isStill } = moment
    if (this.#isHeld) this.#heldUntilMs = nowMs + KNOCK_HOLD_MS
    this.#isHeld = false
    if (nowMs < this.#heldUntilMs) return
    const { context } = this.#art
    const { sprites, season } = this.#pictures
    const x = (this.#before.x + (run.x - this.#before.x) * share) / PIXEL
    const y = (this.#before.y + (run.y - this.#before.y) * share) / PIXEL
    drawBackdrop(context, sprites, this.#view, { x, nowMs, isStill, season })
    const left = Math.round(x) - this.#view.dogX
    this.#drawHurdles(run, left)
    this.#drawGhost(left, { nowMs, share })
    this.#drawRunner(run, { x, y, nowMs, isStill })
    this.#drawFront(run, left)
    this.#marks.draw(context, sprites, left, -this.#view.ground)
    if (this.#isFirst) this.#drawPress(run, nowMs, isStill)
  }

  #drawHurdles(run: Readonly<Run>, left: number) {
    const { context } = this.#art
    const { sprites } = this.#pictures
    const { ground } = this.#view
    const { hurdles } = run.course
    for (let index = this.#firstSeen(run, left); index < hurdles.length; index++) {
      const hurdle = hurdles[index]
      if (hurdle === undefined) return
      const x = Math.round(hurdle.x / PIXEL) - left
      if (x > this.#view.width + 30) return
      const knockedAt = this.#knocks.get(index)
      spot.x = x
      spot.ground = ground
      drawBehind(context, sprites, hurdle, spot, knockedAt === undefined ? -1 : run.tick - knockedAt)
      if (hurdle.bone > 0 && !this.#caught.has(index)) {
        const sway = (run.tick + 13 * index) % 60 < 30 ? 0 : 1
        sprites.draw(context, 'bone', x + hurdle.width / PIXEL / 2, ground - hurdle.bone / PIXEL - sway)
      }
    }
  }

  #drawFront(run: Readonly<Run>, left: number) {
    const { hurdles } = run.course
    for (let index = this.#firstSeen(run, left); index < hurdles.length; index++) {
      const hurdle = hurdles[index]
      if (hurdle === undefined) return
      spot.x = Math.round(hurdle.x / PIXEL) - left
      spot.ground = this.#view.ground
      if (spot.x > this.#view.width + 30) return
      drawBefore(this.#art.context, this.#pictures.sprites, hurdle, spot)
    }
    this.#drawFlag(run, left)
  }

  /** The first hurdle that is not out of the picture on the left. */
  #firstSeen({ course, passed }: Readonly<Run>, left: number): number {
    let index = passed
    while (index > 0 && (course.hurdles[index - 1]?.x ?? 0) / PIXEL > left - BEHIND_PX) index--
    return index
  }

  /** The flag stands where the dog will be in the last tick, if it runs as it does. */
  #drawFlag({ tick, x, isOver }: Readonly<Run>, left: number) {
    const ticksLeft = RUN_TICKS - tick
    if (ticksLeft > 120) return
    const flagX = (x + speedAt(x) * (isOver ? 0 : ticksLeft)) / PIXEL + 14
    this.#pictures.sprites.draw(this.#art.context, 'flag', flagX - left, this.#view.ground + 6)
  }

  /** Behind the own dog, half seen. One that is off the picture is not drawn by the canvas. */
  #drawGhost(left: number, { nowMs, share }: { nowMs: number; share: number }) {
    if (!this.#ghost) return
    const { round, runner } = this.#ghost
    const { run, before } = round
    const xPx = (before.x + (run.x - before.x) * share) / PIXEL
    const y = (before.y + (run.y - before.y) * share) / PIXEL
    const pose = runPoseOf(run)
    const beats = runner[pose]
    const picture = beats[runBeatOf(pose, { xPx, nowMs, beats: beats.length })]
    if (!picture) return
    const { context } = this.#art
    context.globalAlpha = GHOST_ALPHA
    context.drawImage(
      picture,
      Math.round(xPx) - left - PICTURE.foot.x + ASIDE_PX.x,
      Math.round(this.#view.ground - y) - PICTURE.foot.y + ASIDE_PX.y,
    )
    context.globalAlpha = 1
  }

  #drawRunner(run: Readonly<Run>, { x, y, nowMs, isStill }: { x: number; y: number; nowMs: number; isStill: boolean }) {
    const { context } = this.#art
    const { sprites, runner } = this.#pictures
    const { dogX, ground } = this.#view
    sprites.draw(context, y > 24 ? 'shade/8' : 'shade/12', dogX + 2, ground + 1)
    const isFast = speedAt(run.x) > FAST && run.stumbleLeft === 0 && !run.isOver
    if (isFast && !isStill) {
      context.fillStyle = PALETTE.cream
      for (const [dx, dy, length] of SPEED_LINES) context.fillRect(dogX + dx, Math.round(ground - y + dy), length, 1)
    }
    const pose = runPoseOf(run)
    const beats = runner[pose]
    const picture = beats[runBeatOf(pose, { xPx: x, nowMs, beats: beats.length })]
    // Who has just been knocked blinks: nothing can be knocked until it stops.
    const isBlinking = run.safeLeft > 0 && run.stumbleLeft === 0 && run.tick % 12 < 4 && !run.isOver && !isStill
    if (picture === undefined || isBlinking) return
    context.drawImage(picture, dogX - PICTURE.foot.x, Math.round(ground - y) - PICTURE.foot.y)
  }

  #drawPress(run: Readonly<Run>, nowMs: number, isStill: boolean) {
    const hurdle = run.course.hurdles[run.passed]
    if (run.passed >= SHOWN_PRESSES || hurdle === undefined || !isTimeToPress(run, hurdle)) return
    const { width, height, ground } = this.#view
    const name = isStill || Math.trunc(nowMs / 90) % 2 === 0 ? 'press/0' : 'press/1'
    this.#pictures.sprites.draw(this.#art.context, name, width / 2, Math.min(height - 24, ground + 96))
  }
}

/** Filled in anew for each hurdle, so that a frame makes nothing. */
const spot = { x: 0, ground: 0 }
