import { useLayoutEffect, useRef } from 'react'
import { ThingPicture } from '#app/dog/thing-picture.tsx'
import { usePreference } from '#app/game/hud/settings/use-settings.ts'
import { readingMs } from '#app/game/hud/shared/reading-time.ts'
import { useMediaQuery } from '#app/game/hud/shared/use-media-query.ts'
import type { Game } from '#app/game/model/game/game.ts'
import type { ParkSurface } from '#app/game/model/surface.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon.tsx'
import type { DogId } from '#durable/protocol/messages.ts'
import { flightPath, WithDog, withinView } from './flight-path.ts'
import type { ScreenPoint } from './flight-path.ts'
import type { Gain } from './gain.ts'
import type { ShownGain } from './use-gains.ts'
import styles from './gains.module.css'

export type GainsProps = {
  game: Game
  surface: ParkSurface | null
  gains: readonly ShownGain[]
  wordsOf: (gain: Gain) => string
  onOver: (key: number) => void
}

/** How far words rise, CSS px, for how long, how long they rest before the picture flies, and how long it flies, ms. */
const RISE = { px: 28, ms: 250 }
const REST_MS = 350
const FLIGHT_MS = 400
/** The steps of a flight, one per frame at 60 frames a second. */
const STEPS = 24
/** Movement draws the eye, so a few words stay for only this share of the usual reading time. */
const MOVING_SHARE = 0.5
/** How long a treat without a flight stays over the dog that gets it, ms. */
const STILL_TREAT_MS = 1500
/** How long the target of a flight glows, ms. */
const LIT_MS = 160
const FADE_MS = 150
/** The vertical distance between two gains of one dog, CSS px. */
const LINE_PX = 36

const ICONS: Record<Exclude<Gain['what'], 'thing' | 'nothing' | 'noun' | 'scent'>, IconName> = {
  bones: 'bone',
  trail: 'bone',
  karma: 'clover',
  lifepoints: 'heart',
  treat: 'treat',
}

/** Words of a gain rise over the place of the act, and its picture flies to the counter. */
export function Gains({ game, surface, gains, wordsOf, onOver }: GainsProps) {
  const isReduced = useMediaQuery('(prefers-reduced-motion: reduce)')
  const isReducedHere = usePreference(({ reducedMotion }) => reducedMotion)
  return (
    <div className={styles.gains} aria-hidden="true">
      {gains.map(({ key, gain }, index) => (
        <Flight
          key={key}
          gain={gain}
          words={wordsOf(gain)}
          line={linesBelow(gains, index)}
          isStill={isReduced || isReducedHere}
          placeOf={(dog) => placeOf(dog, { game, surface })}
          onOver={() => onOver(key)}
        />
      ))}
    </div>
  )
}

type FlightProps = {
  gain: Gain
  words: string
  /** How many gains are shown below it. */
  line: number
  isStill: boolean
  placeOf: (dog: DogId | null) => ScreenPoint
  onOver: () => void
}

function Flight({ gain, words, line, isStill, placeOf: find, onOver }: FlightProps) {
  const whole = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLSpanElement>(null)
  const said = useRef<HTMLElement>(null)
  const latest = useRef(onOver)
  latest.current = onOver
  useLayoutEffect(() => {
    const box = whole.current
    if (!box) return
    const size = { width: box.offsetWidth, height: box.offsetHeight + RISE.px }
    const top = noticesEnd()
    const isTreat = gain.what === 'treat'
    const placeNow = () => {
      const { x, y } = isStill && isTreat ? find(gain.to) : originOf(gain, find)
      const view = { top, width: window.innerWidth, height: window.innerHeight }
      return withinView({ x, y: y - line * LINE_PX }, size, view)
    }
    const withDog = new WithDog()
    let frame = 0
    const follow = () => {
      const { both, words: aside } = withDog.at(placeNow())
      Object.assign(box.style, { left: `${both.x}px`, top: `${both.y}px` })
      if (said.current) said.current.style.translate = `${aside.x}px ${aside.y}px`
      frame = requestAnimationFrame(follow)
    }
    follow()
    const playing: Animation[] = isStill || isTreat ? [] : [rise(box)]
    const takeOff = () => {
      const goal = goalOf(gain, find)
      if (!picture.current || !goal) return
      withDog.takeOff(placeNow())
      playing.push(...fly(picture.current, goal))
    }
    const flight = isStill || isTreat ? undefined : setTimeout(takeOff, RISE.ms + REST_MS)
    if (isTreat && !isStill) takeOff()
    const timer = setTimeout(() => latest.current(), lengthOf(words, { gain, isStill }))
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(flight)
      clearTimeout(timer)
      for (const one of playing) one.cancel()
    }
    // A gain is shown once, from its beginning to its end.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <div ref={whole} className={classNames(styles.gain, hasNoPicture(gain) && styles.said)} data-hud>
      {!hasNoPicture(gain) && (
        <span ref={picture} className={styles.picture}>
          {gain.what === 'thing' ? <ThingPicture kind={gain.kind} within={48} /> : <Icon name={ICONS[gain.what]} />}
        </span>
      )}
      {words !== '' && <b ref={said}>{words}</b>}
    </div>
  )
}

/** How many gains with words stand below this one; a treat in flight has none. */
function linesBelow(gains: readonly ShownGain[], index: number): number {
  if (gains[index]?.gain.what === 'treat') return 0
  return gains.slice(0, index).filter(({ gain }) => gain.what !== 'treat').length
}

/** A gain without a flight. */
function hasNoPicture(gain: Gain): gain is Extract<Gain, { what: 'nothing' | 'noun' | 'scent' }> {
  return gain.what === 'nothing' || gain.what === 'noun' || gain.what === 'scent'
}

function lengthOf(words: string, { gain, isStill }: { gain: Gain; isStill: boolean }): number {
  if (gain.what === 'treat') return isStill ? STILL_TREAT_MS : FLIGHT_MS
  return isStill || gain.what === 'noun' ? readingMs(words) : readingMs(words) * MOVING_SHARE
}

function rise(box: HTMLElement): Animation {
  return box.animate([{ translate: '0 0' }, { translate: `0 ${-RISE.px}px` }], {
    duration: RISE.ms,
    easing: `steps(${RISE.px / 2})`,
    fill: 'forwards',
  })
}

function fly(picture: HTMLElement, { at, chip }: Goal): Animation[] {
  const from = middleOf(picture)
  const way = { x: at.x - from.x, y: at.y - from.y }
  const frames = flightPath(way, STEPS).map(({ x, y }) => ({ translate: `${x}px ${y}px`, easing: 'step-end' }))
  const flight = picture.animate(frames, { duration: FLIGHT_MS, fill: 'forwards' })
  const gone = picture.animate([{ opacity: 1 }, { opacity: 0 }], {
    delay: FLIGHT_MS,
    duration: FADE_MS,
    easing: 'steps(3)',
    fill: 'forwards',
  })
  flight.addEventListener('finish', () => chip && light(chip))
  return [flight, gone]
}

/** Makes the counter of a gain jump by one pixel of its drawing and glow. */
function light(chip: Element) {
  chip.animate(
    [
      { translate: '0 0', outline: '2px solid var(--gold3)' },
      { translate: '0 -4px', outline: '2px solid var(--gold3)' },
      { translate: '0 0', outline: '2px solid var(--gold3)' },
    ],
    { duration: LIT_MS, easing: 'steps(2)' },
  )
}

/** The end of a flight, and the element that counts it there. */
type Goal = { at: ScreenPoint; chip: Element | null }

function goalOf(gain: Gain, find: FlightProps['placeOf']): Goal | null {
  if (gain.what === 'treat') return { at: find(gain.to), chip: null }
  const chip = document.querySelector(`[data-counts="${gain.what}"]`)
  return chip && { at: middleOf(chip), chip }
}

/** Where the notices at the top end, CSS px from above: words over them would hide what can be answered there. */
function noticesEnd(): number {
  return document.querySelector('[data-notices]')?.getBoundingClientRect().bottom ?? 0
}

function originOf(gain: Gain, find: FlightProps['placeOf']): ScreenPoint {
  if (gain.what === 'treat') return find(gain.from)
  if (gain.what !== 'thing') return find(null)
  const counter = gain.from === 'counter' ? document.querySelector('[data-counter]') : null
  if (counter) return middleOf(counter)
  return find(gain.from === 'counter' ? null : gain.from)
}

function middleOf(element: Element): ScreenPoint {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** The place over a dog's head on the screen; null is the own dog. Without a picture of it: the upper middle. */
function placeOf(dog: DogId | null, { game, surface }: Pick<GainsProps, 'game' | 'surface'>): ScreenPoint {
  const id = dog ?? game.world.me
  const head = id === null ? null : (surface?.headAt(id) ?? null)
  if (!surface || !head) return { x: window.innerWidth / 2, y: window.innerHeight / 3 }
  const { left, top } = surface.element.getBoundingClientRect()
  return { x: left + head.x, y: top + head.y }
}
