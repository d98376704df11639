import type { Direction } from '#durable/rules/steps.ts'

/** Where a dog looks; left is right mirrored. */
export type Facing = 'down' | 'up' | 'left' | 'right'

/** What a dog does; each beat of a pose shows one of its frames, counted from 1. */
export type Beats = { beatMs: number; frames: readonly number[] }

const still = (beats: number): number[] => Array<number>(beats).fill(1)
const WAG = [2, 1, 2]
/** Calm: mostly still, a wag now and then. */
const NOW_AND_THEN = [...still(6), ...WAG, ...still(4)]
/** The same in beats of a third, so that a blink can be short. */
const STANDING = [...still(18), 2, 2, 2, 1, 1, 1, 2, 2, 2, ...still(9), 3, ...still(8)]

export const BEATS = {
  stand: { beatMs: 150, frames: STANDING },
  walk: { beatMs: 110, frames: [1, 2, 3, 4] },
  sit: { beatMs: 450, frames: NOW_AND_THEN },
  curl: { beatMs: 1100, frames: [1, 2] },
  happy: { beatMs: 450, frames: [1, 2] },
  sniff: { beatMs: 300, frames: [1, 2] },
  dig: { beatMs: 150, frames: [1, 2] },
  swim: { beatMs: 300, frames: [1, 2] },
  puppy: { beatMs: 450, frames: NOW_AND_THEN },
  'puppy-walk': { beatMs: 110, frames: [1, 2, 3, 4] },
  'puppy-sit': { beatMs: 450, frames: NOW_AND_THEN },
  'puppy-curl': { beatMs: 1100, frames: [1, 2] },
} as const satisfies Record<string, Beats>

export type DrawnPose = keyof typeof BEATS

/** The gravestone, the same from all sides. */
export const GRAVE_FRAME = 'grave'
export const POOP_FRAME = 'poop'

const FACINGS: readonly Facing[] = ['up', 'right', 'right', 'right', 'down', 'left', 'left', 'left']

/** Diagonals show the dog from the side. */
export function facingOf(direction: Direction): Facing {
  return FACINGS[direction] ?? 'down'
}

type Moment = {
  pose: DrawnPose
  facing: Facing
  /** Both in ms on one clock. */
  now: number
  startedAt: number
}

/** The frame of the sheet that a pose shows at a time, and whether it is mirrored. */
export function frameOf({ pose, facing, now, startedAt }: Moment): { frame: string; flip: boolean } {
  const { beatMs, frames }: Beats = BEATS[pose]
  const beat = Math.max(0, Math.floor((now - startedAt) / beatMs))
  const seen = facing === 'left' || facing === 'right' ? 'side' : facing
  return { frame: `${seen}/${pose}${frames[beat % frames.length] ?? 1}`, flip: facing === 'left' }
}

/** How long a pose shows one frame at least, in ms. */
export function beatMsOf(pose: DrawnPose): number {
  return BEATS[pose].beatMs
}
