import '#app/art/built/palette.css'
import '#app/ui/tokens.css'
import { PicnicPicture } from '#app/arcade/cats-free/picnic-picture.ts'
import { loadPicnicPictures } from '#app/arcade/cats-free/pictures.ts'
import { WoofKey } from '#app/arcade/cats-free/woof-key.ts'
import type { GameStage } from '#app/arcade/game-module.ts'
import { loadCoursePictures } from '#app/arcade/jumping-dog/pictures.ts'
import { playRun } from '#app/arcade/jumping-dog/running-round.ts'
import { botPicnic } from '#durable/rules/games/cats-free/picnic-bot.ts'
import { startPicnic, stepPicnic, WOOF, WOOF_REST_TICKS } from '#durable/rules/games/cats-free/picnic.ts'
import { orderAt, readPicnicLog, recordedOrders } from '#durable/rules/games/cats-free/replay-picnic.ts'
import { readRunLog } from '#durable/rules/games/jumping-dog/replay-run.ts'
import { botRun } from '#durable/rules/games/jumping-dog/run-bot.ts'
import { numberedSeed } from '#durable/rules/games/round/chance.ts'
import { TICKS_PER_SECOND } from '#durable/rules/games/round/measures.ts'
import { drawCalls } from '#test/client/page/draw-calls.ts'
import type { ArcadeOrder } from './orders.ts'
import { i18nOf } from './texts.ts'

const TICK_MS = 1000 / TICKS_PER_SECOND
/** Frames until V8 has compiled what is hot. */
const WARM_UP = 300
const HERO = { color: '#e0b072', wear: { hat: 'beanie', back: 'cape', mouth: null, ass: null } }

/** A round as the page plays it: the ticks of the bot, and a picture after each. */
type Played = { step: () => void; draw: (nowMs: number) => void; isOver: () => boolean }

window.playArcade = async (order) => {
  const element = document.getElementById('stage')
  if (!element) throw new Error('no stage')
  element.replaceChildren()
  const round = order.game === 'JumpingDog' ? await runOf(element, order) : await picnicOf(element, order)
  const pictures = countPictures()
  const [ticks, frames]: [number[], number[]] = [[], []]
  drawCalls()
  let tick = 0
  for (; !round.isOver() && tick !== order.until; tick++) {
    const before = performance.now()
    round.step()
    const stepped = performance.now()
    round.draw(tick * TICK_MS)
    const drawn = performance.now()
    if (tick >= WARM_UP) {
      ticks.push(stepped - before)
      frames.push(drawn - before)
    }
    // Otherwise the browser would collect drawing that nobody sees.
    if (tick % 10 === 0) await nextFrame()
  }
  return {
    frameMs: percentile(frames, 50),
    frameMsP99: percentile(frames, 99),
    tickMs: percentile(ticks, 50),
    pictures: Math.round(pictures() / Math.max(1, tick)),
    drawCalls: drawCalls(),
    frames: frames.length,
  }
}
document.title = 'ready'

async function runOf(element: HTMLElement, { seed, season, isStill }: ArcadeOrder): Promise<Played> {
  const course = numberedSeed(seed)
  const stage = await stageOf(element, course, isStill)
  const round = playRun(stage, await loadCoursePictures(HERO, season))
  // A ghost is one dog and one course more: the figures of a frame are with it.
  const { log, score } = botRun(course, 'regular', numberedSeed(seed + 2))
  await round.meet?.({ name: 'Saga', dog: HERO, score, log })
  const changes = readRunLog(botRun(course, 'expert', numberedSeed(seed + 1)).log)
  if (typeof changes === 'string') throw new Error(changes)
  let tick = 0
  let isDown = false
  return {
    step: () => {
      if (changes.includes(tick)) {
        isDown = !isDown
        round.key({ code: 'Space', isDown, isRepeat: false })
      }
      round.step?.()
      tick++
    },
    draw: (nowMs) => {
      round.draw(nowMs, 0.5)
      round.figures()
    },
    isOver: () => round.isOver(),
  }
}

async function picnicOf(element: HTMLElement, { seed, season, isStill }: ArcadeOrder): Promise<Played> {
  const lawn = numberedSeed(seed)
  const picture = new PicnicPicture(element, await loadPicnicPictures(HERO, season))
  const { t } = await stageOf(element, lawn, isStill)
  const woofKey = new WoofKey(element, { label: t('catsFree.woof'), onPress: () => {} })
  picture.resize({ width: element.clientWidth, height: element.clientHeight })
  const orders = readPicnicLog(botPicnic(lawn, 'expert', numberedSeed(seed + 1)).log)
  if (typeof orders === 'string') throw new Error(orders)
  const recorded = recordedOrders(orders)
  const picnic = startPicnic(lawn)
  return {
    step: () => {
      const { points } = picnic
      const order = orderAt(recorded, picnic.tick)
      picture.beforeStep(picnic)
      stepPicnic(picnic, order)
      picture.afterStep(picnic, { isStill, woofed: order === WOOF, points: picnic.points - points })
    },
    draw: (nowMs) => {
      woofKey.show(1 - (picnic.woofsFrom - picnic.tick) / WOOF_REST_TICKS)
      picture.draw(picnic, { nowMs, share: 0.5, isStill, ringed: null })
    },
    isOver: () => picnic.isOver,
  }
}

async function stageOf(element: HTMLElement, seed: string, isStill: boolean): Promise<GameStage> {
  return {
    element,
    topPx: 0,
    round: { seed, level: null, attempt: 1, medals: [90, 250, 400], best: null, isFirst: true },
    pace: { isCalm: false, switchMs: null },
    isStill: () => isStill,
    t: await i18nOf('en'),
    language: 'en',
    sound: () => {},
    say: () => {},
  }
}

/** Counts the pictures that are drawn on canvases from now on. */
function countPictures(): () => number {
  const { prototype } = CanvasRenderingContext2D
  const drawImage: (...args: never[]) => void = prototype.drawImage
  let count = 0
  Object.defineProperty(prototype, 'drawImage', {
    configurable: true,
    writable: true,
    value(...args: never[]) {
      count++
      drawImage.apply(this, args)
    },
  })
  return () => {
    Object.defineProperty(prototype, 'drawImage', { configurable: true, writable: true, value: drawImage })
    return count
  }
}

function nextFrame(): Promise<unknown> {
  return new Promise((resolve) => requestAnimationFrame(resolve))
}

function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.trunc((sorted.length * percent) / 100))] ?? NaN
}
