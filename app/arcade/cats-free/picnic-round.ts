import type { GameStage, PlayedRound, RoundFigures, RoundGhost } from '#app/arcade/game-module.ts'
import { takePlace } from '#app/arcade/picture/play-place.ts'
import { PICNIC_TICKS } from '#durable/rules/games/cats-free/cats.ts'
import { picnicScore, startPicnic, stepPicnic, WOOF, WOOF_REST_TICKS } from '#durable/rules/games/cats-free/picnic.ts'
import { writePicnicLog } from '#durable/rules/games/cats-free/replay-picnic.ts'
import { TICKS_PER_SECOND } from '#durable/rules/games/round/measures.ts'
import { CatChooser } from './cat-chooser.ts'
import { FollowedOrders } from './followed-orders.ts'
import { GhostPicnic } from './ghost-picnic.ts'
import { PicnicGoal } from './picnic-goal.ts'
import { PicnicHands } from './picnic-hands.ts'
import { PicnicPicture } from './picnic-picture.ts'
import { listenToPointers } from './picnic-pointers.ts'
import { loadGhostGuard } from './pictures.ts'
import type { PicnicPictures } from './pictures.ts'
import { PICNIC_SOUNDS } from './sounds.ts'
import { SwitchPress } from './switch-press.ts'
import { TouchStick } from './touch-stick.ts'
import { WoofKey } from './woof-key.ts'

/** How long one sees the end of a picnic, in ticks. */
const END_TICKS = 70

/** Plays one picnic: by keys, by a pointer, by thumbs, or by one switch. */
export function playPicnic(stage: GameStage, pictures: PicnicPictures): PlayedRound {
  const picnic = startPicnic(stage.round.seed)
  const hands = new PicnicHands()
  const followed = stage.followed && new FollowedOrders(stage.followed)
  const picture = new PicnicPicture(stage.element, pictures)
  takePlace(stage.element, stage.t('catsFree.place'))
  const stick = new TouchStick(stage.element)
  const woofKey = new WoofKey(stage.element, { label: stage.t('catsFree.woof'), onPress: () => hands.woof() })
  const goal = followed ? null : new PicnicGoal(stage)
  const { switchMs } = stage.pace
  const chooser = switchMs === null ? null : new CatChooser({ everyMs: switchMs })
  const oneSwitch = new SwitchPress({ onShort: () => chooser?.choose(), onLong: () => hands.woof() })
  const listening = new AbortController()
  const resizing = new ResizeObserver(resize)
  let seenTicks = 0
  let ghost: GhostPicnic | null = null
  let shown = { score: -1, sausages: -1, seconds: -1 }
  let figures = figuresNow()
  resize()
  resizing.observe(stage.element)
  if (followed) woofKey.remove()
  else if (chooser) listenToSwitch()
  else {
    const places = {
      hands,
      stick,
      lawnAt: (x: number, y: number) => picture.lawnAt(x, y),
      dog: () => picnic,
      onStick: (side: 'left' | 'right') => woofKey.goBeside(side),
    }
    listenToPointers(stage.element, places, listening.signal)
  }

  /** With one switch the whole screen is the switch. */
  function listenToSwitch() {
    const { signal } = listening
    stage.element.addEventListener('pointerdown', () => oneSwitch.press(), { signal })
    for (const type of ['pointerup', 'pointercancel'] as const) {
      window.addEventListener(type, () => oneSwitch.release(), { signal })
    }
  }

  function resize() {
    picture.resize({ width: stage.element.clientWidth, height: stage.element.clientHeight })
  }

  function step() {
    if (picnic.isOver) {
      seenTicks++
      return
    }
    const { points, sausages, dropped } = picnic
    if (chooser) hands.send(chooser.goalIn(picnic))
    const order = (followed ?? hands).orderFor(picnic)
    picture.beforeStep(picnic)
    stepPicnic(picnic, order)
    ghost?.follow(picnic.tick)
    const gained = picnic.points - points
    goal?.look(picnic)
    picture.afterStep(picnic, { isStill: stage.isStill(), woofed: order === WOOF, points: gained })
    if (order === WOOF) stage.sound(PICNIC_SOUNDS.woof)
    if (picnic.dropped > dropped) stage.sound(PICNIC_SOUNDS.saved)
    else if (gained > 0) stage.sound(gained > 1 ? PICNIC_SOUNDS.twice : PICNIC_SOUNDS.gone)
    if (picnic.sausages < sausages) {
      stage.sound(PICNIC_SOUNDS.taken)
      stage.say(stage.t('catsFree.sausages', { count: picnic.sausages }))
    }
    if (picnic.isOver) stage.sound(PICNIC_SOUNDS.end)
  }

  /** @throws where the ghost's pictures cannot be fetched */
  async function meet({ dog, log, live }: RoundGhost) {
    const guard = await loadGhostGuard(dog)
    ghost = new GhostPicnic(stage.round.seed, log, live)
    ghost.follow(picnic.tick)
    picture.meet(ghost, guard)
  }

  function figuresNow(): RoundFigures {
    const seconds = secondsLeft()
    const { sausages } = picnic
    return {
      score: picnicScore(picnic),
      chips: [
        {
          key: 'sausages',
          icon: 'sausage',
          text: String(sausages),
          label: stage.t('catsFree.sausages', { count: sausages }),
        },
        {
          key: 'seconds',
          icon: 'clock',
          text: String(seconds),
          label: stage.t('catsFree.seconds', { count: seconds }),
        },
      ],
    }
  }

  function secondsLeft(): number {
    return Math.ceil((PICNIC_TICKS - picnic.tick) / TICKS_PER_SECOND)
  }

  return {
    step,
    meet,
    draw: (nowMs, share) => {
      chooser?.look(picnic, nowMs)
      oneSwitch.look(nowMs)
      woofKey.show(1 - (picnic.woofsFrom - picnic.tick) / WOOF_REST_TICKS)
      const isStill = stage.isStill()
      picture.draw(picnic, { nowMs, share: picnic.isOver ? 1 : share, isStill, ringed: chooser?.ringed ?? null })
    },
    key: ({ code, isDown, isRepeat }) => {
      // A key that is held woofs once, and one that was held over a pause was let go by it.
      if (!chooser && isRepeat) return hands.knows(code)
      if (!chooser) return isDown ? hands.press(code) : hands.release(code)
      if (!isDown) oneSwitch.release()
      else if (!isRepeat) oneSwitch.press()
      return true
    },
    figures: () => {
      const score = picnicScore(picnic)
      const seconds = secondsLeft()
      if (score === shown.score && picnic.sausages === shown.sausages && seconds === shown.seconds) return figures
      shown = { score, sausages: picnic.sausages, seconds }
      figures = figuresNow()
      return figures
    },
    isOver: () => picnic.isOver && seenTicks >= END_TICKS,
    letGo: () => {
      hands.letGo()
      oneSwitch.letGo()
      stick.lift()
    },
    log: () => writePicnicLog(hands.orders),
    stop: () => {
      listening.abort()
      resizing.disconnect()
      stick.remove()
      woofKey.remove()
      goal?.remove()
    },
  }
}
