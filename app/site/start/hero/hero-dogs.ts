import type { CastName } from '#app/art/dog/cast.ts'

type HeroDog = {
  dog: CastName
  /** The dog's feet, in art pixels from the middle and the top of the scene. */
  x: number
  y: number
  name?: string
  /** Shown on wide screens only, which have room at the sides. */
  isAside?: boolean
}

/** The dogs in the scene of the start page. They are drawings, so they are nobody's. */
export const HERO_DOGS: readonly HeroDog[] = [
  { dog: 'swimmer', x: -284, y: 338, isAside: true },
  { dog: 'snofte', x: -214, y: 258, name: 'Snøfte' },
  { dog: 'sleeper', x: -176, y: 330 },
  { dog: 'pjuske', x: -78, y: 308, name: 'Pjuske' },
  { dog: 'caped', x: 8, y: 302 },
  { dog: 'bjarne', x: 88, y: 310, name: 'Bjarne' },
  { dog: 'digger', x: 324, y: 374, isAside: true },
]

/** The dog that comes in under the arch of the gate. */
export const GUEST: HeroDog = { dog: 'guest', x: 0, y: 410 }

/** The head of the dog that says the words in the bubble, in art pixels from the middle and the top of the scene. */
export const SPEAKER = { x: -78, y: 262 }
