import type { PicturedDog } from '#app/dog/dog-picture.tsx'
import type { Facing, Pose } from '#app/dog/pose.ts'

type HeroDog = {
  dog: PicturedDog
  pose: Pose
  facing: Facing
  /** Where its feet are, in art pixels from the middle and the top of the scene. */
  x: number
  y: number
  name?: string
  /** Shown on wide screens only, where there is room at the sides. */
  isAside?: boolean
}

/** Who is in the park on the start page: a picture, so nobody real. */
export const HERO_DOGS: readonly HeroDog[] = [
  { dog: { color: '#7a4a34' }, pose: 'swim', facing: 'right', x: -284, y: 338, isAside: true },
  { dog: { color: '#f6f0e6', wear: { hat: 'beanie' } }, pose: 'walk', facing: 'left', x: -214, y: 258, name: 'Snøfte' },
  { dog: { color: '#8f8a9c' }, pose: 'curl', facing: 'left', x: -176, y: 330 },
  { dog: { color: '#f0cf98', wear: { hat: 'flower' } }, pose: 'sit', facing: 'down', x: -78, y: 308, name: 'Pjuske' },
  { dog: { color: '#b5673c', wear: { back: 'cape' } }, pose: 'walk', facing: 'right', x: 8, y: 302 },
  { dog: { color: '#716f8b', wear: { hat: 'party-hat' } }, pose: 'sit', facing: 'down', x: 88, y: 310, name: 'Bjarne' },
  { dog: { color: '#e9b877' }, pose: 'dig', facing: 'left', x: 324, y: 374, isAside: true },
]

/** On its way in, under the arch of the gate. */
export const GUEST: HeroDog = {
  dog: { color: '#e0b072', wear: { back: 'backpack' } },
  pose: 'walk',
  facing: 'up',
  x: 0,
  y: 410,
}

/** Who says the words in the bubble, and where its head is. */
export const SPEAKER = { x: -78, y: 262 }
