import type { CastName } from '#app/art/dog/cast.ts'

type HeroDog = {
  dog: CastName
  /** Where its feet are, in art pixels from the middle and the top of the scene. */
  x: number
  y: number
  name?: string
  /** Shown on wide screens only, where there is room at the sides. */
  isAside?: boolean
}

/** Who is in the park on the start page: a picture, so nobody real. */
export const HERO_DOGS: readonly HeroDog[] = [
  { dog: 'swimmer', x: -284, y: 338, isAside: true },
  { dog: 'snofte', x: -214, y: 258, name: 'Snøfte' },
  { dog: 'sleeper', x: -176, y: 330 },
  { dog: 'pjuske', x: -78, y: 308, name: 'Pjuske' },
  { dog: 'caped', x: 8, y: 302 },
  { dog: 'bjarne', x: 88, y: 310, name: 'Bjarne' },
  { dog: 'digger', x: 324, y: 374, isAside: true },
]

/** On its way in, under the arch of the gate. */
export const GUEST: HeroDog = { dog: 'guest', x: 0, y: 410 }

/** Who says the words in the bubble, and where its head is. */
export const SPEAKER = { x: -78, y: 262 }
