import type { GameStage, HandKeyPress, PlayedRound, RoundFigures, RoundGhost } from '#app/arcade/game-module.ts'
import { takePlace } from '#app/arcade/picture/play-place.ts'
import { writeRunLog } from '#durable/rules/games/jumping-dog/replay-run.ts'
import { RACK_BARS, runScore, startRun, stepRun } from '#durable/rules/games/jumping-dog/run.ts'
import { CoursePicture } from './course-picture.ts'
import { touchedHurdle } from './course-view.ts'
import { FollowedKey } from './followed-key.ts'
import { GhostRun } from './ghost-run.ts'
import { JumpKey } from './jump-key.ts'
import { loadGhostRunner } from './pictures.ts'
import type { CoursePictures } from './pictures.ts'
import { RUN_SOUNDS } from './sounds.ts'

/** How long one sees the end of a run, in ticks. */
const END_TICKS = 50

/** Keys that mean something else to whoever presses them, or to the browser. */
const NOT_A_KEY = /^(Tab|Shift|Control|Alt|Meta|F\d+$|CapsLock|ContextMenu)/

/** Plays one run. All keys and every place of the screen are the one key of this game. */
export function playRun(stage: GameStage, pictures: CoursePictures): PlayedRound {
  const run = startRun(stage.round.seed)
  const { followed } = stage
  const key = followed ? new FollowedKey(followed) : new JumpKey({ tapsTwice: stage.pace.switchMs !== null })
  const picture = new CoursePicture(stage.element, pictures, { isFirst: stage.round.isFirst })
  takePlace(stage.element, stage.t('jumpingDog.place'))
  const listening = new AbortController()
  const resizing = new ResizeObserver(resize)
  let seenTicks = 0
  let ghost: GhostRun | null = null
  let figures = figuresNow()
  resize()
  resizing.observe(stage.element)
  const { signal } = listening
  stage.element.addEventListener('pointerdown', (event) => key.press(`pointer ${event.pointerId}`), { signal })
  for (const type of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) {
    window.addEventListener(type, (event) => key.release(`pointer ${event.pointerId}`), { signal })
  }

  function resize() {
    picture.resize({ width: stage.element.clientWidth, height: stage.element.clientHeight })
  }

  function step() {
    if (run.isOver) {
      seenTicks++
      return
    }
    const { bars, bones, y, rise, lastBone } = run
    picture.beforeStep(run)
    stepRun(run, key.at(run.tick))
    ghost?.follow(run.tick)
    if (run.rise > 0 && rise <= 0 && y === 0) stage.sound(RUN_SOUNDS.leap)
    if (run.y === 0 && y > 0) {
      picture.landed(run, stage.isStill())
      stage.sound(RUN_SOUNDS.land)
    }
    if (run.bones > bones && run.lastBone > lastBone) {
      picture.caught(run.lastBone, run)
      stage.sound(RUN_SOUNDS.bone)
    }
    if (run.bars < bars) knock()
    if (run.bars > bars) {
      stage.sound(RUN_SOUNDS.bar)
      stage.say(barsLeft())
    }
    if (run.isOver && run.bars > 0) stage.sound(RUN_SOUNDS.flag)
  }

  function knock() {
    const index = touchedHurdle(run)
    picture.knocked(index, run, stage.isStill())
    stage.sound(run.course.hurdles[index]?.kind === 'puddle' ? RUN_SOUNDS.splash : RUN_SOUNDS.knock)
    stage.say(barsLeft())
  }

  function barsLeft(): string {
    return stage.t('jumpingDog.bars', { count: run.bars })
  }

  function figuresNow(): RoundFigures {
    return {
      score: runScore(run),
      chips: [
        { key: 'bars', icon: 'bars', text: `${run.bars}/${RACK_BARS}`, label: barsLeft() },
        {
          key: 'bones',
          icon: 'bone',
          text: String(run.bones),
          label: stage.t('jumpingDog.bones', { count: run.bones }),
        },
      ],
    }
  }

  /** @throws where the ghost's pictures cannot be fetched */
  async function meet({ dog, log, live }: RoundGhost) {
    const runner = await loadGhostRunner(dog)
    ghost = new GhostRun(stage.round.seed, log, live)
    ghost.follow(run.tick)
    picture.meet(ghost, runner)
  }

  let shown = { score: 0, bars: run.bars, bones: 0 }
  return {
    step,
    meet,
    draw: (nowMs, share) => picture.draw(run, { nowMs, share: run.isOver ? 1 : share, isStill: stage.isStill() }),
    key: ({ code, isDown, isRepeat }: HandKeyPress) => {
      if (NOT_A_KEY.test(code)) return false
      // A key that was held over a pause repeats, and was let go by it.
      if (isDown && !isRepeat) key.press(code)
      else if (!isDown) key.release(code)
      return true
    },
    figures: () => {
      const score = runScore(run)
      if (score === shown.score && run.bars === shown.bars && run.bones === shown.bones) return figures
      shown = { score, bars: run.bars, bones: run.bones }
      figures = figuresNow()
      return figures
    },
    isOver: () => run.isOver && seenTicks >= END_TICKS,
    letGo: () => {
      if (!run.isOver) key.letGo(run.tick)
    },
    log: () => writeRunLog(key.changes),
    stop: () => {
      listening.abort()
      resizing.disconnect()
    },
  }
}
