import type { DogSize } from '#durable/rules/age.ts'
import type { Direction } from '#durable/rules/steps.ts'

/** The direction in which a dog looks; left is right mirrored. */
export type Facing = 'down' | 'up' | 'left' | 'right'

/** An animation: for `beatMs` milliseconds each it shows one of `frames`, numbers of frames counted from 1. */
export type Beats = { beatMs: number; frames: readonly number[] }

const still = (beats: number): number[] => Array<number>(beats).fill(1)
const WAG = [2, 1, 2]
/** Mostly still, with a wag now and then. */
const NOW_AND_THEN = [...still(6), ...WAG, ...still(4)]
/** The same with beats of a third of the length, so that a blink can be short. */
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
  'puppy-happy': { beatMs: 450, frames: [1, 2] },
  'puppy-sniff': { beatMs: 260, frames: [1, 2] },
  'puppy-dig': { beatMs: 160, frames: [1, 2] },
  'puppy-swim': { beatMs: 300, frames: [1, 2] },
} as const satisfies Record<string, Beats>

export type DrawnPose = keyof typeof BEATS
/** A pose of a grown dog. A puppy has the same ones. */
export type GrownPose = Exclude<DrawnPose, `puppy${string}`>

/** The drawing of a pose for a dog of this size. */
export function sizedPose(pose: GrownPose, size: DogSize): DrawnPose {
  if (size === 'grown') return pose
  return pose === 'stand' ? 'puppy' : `puppy-${pose}`
}

/** The gravestone, the same from all sides. */
export const GRAVE_FRAME = 'grave'
export const POOP_FRAME = 'poop'

const FACINGS: readonly Facing[] = ['up', 'right', 'right', 'right', 'down', 'left', 'left', 'left']

/** A dog that walks diagonally is shown from the side. */
export function facingOf(direction: Direction): Facing {
  return FACINGS[direction] ?? 'down'
}

type Moment = {
  pose: DrawnPose
  facing: Facing
  /** Both in milliseconds on the same clock. */
  now: number
  startedAt: number
}

/** The frame of the sheet that a pose shows at `now`, and whether it is mirrored. */
export function frameOf({ pose, facing, now, startedAt }: Moment): { frame: string; flip: boolean } {
  const { beatMs, frames }: Beats = BEATS[pose]
  const beat = Math.max(0, Math.floor((now - startedAt) / beatMs))
  const seen = facing === 'left' || facing === 'right' ? 'side' : facing
  return { frame: `${seen}/${pose}${frames[beat % frames.length] ?? 1}`, flip: facing === 'left' }
}

/** The ground under one frame of a walk, art px: so far a paw that stands on the ground goes back in its drawing. */
export const STRIDE_PX: Readonly<Record<DogSize, number>> = { grown: 11, puppy: 8 }

/** The steps of a run, counted from 0: the dog lands on its fore paws, gathers its legs, pushes off and flies. */
export const RUN_BEATS = { lands: 0, gathers: 1, pushes: 2, flies: 3 } as const

/** `walkedPx`: the ground since it stood, art px. `isRun`: whether the dog runs, for which a puppy has drawings from the side alone. */
type Stepping = { size: DogSize; facing: Facing; walkedPx: number; isRun?: boolean }

/** The frame of a dog that walks or runs, and whether it is mirrored: its paws stay where they are put. */
export function pacedFrame({ size, facing, walkedPx, isRun = false }: Stepping): { frame: string; flip: boolean } {
  const pose = sizedPose('walk', size)
  const { beatMs } = BEATS[pose]
  const step = frameOf({ pose, facing, now: Math.floor(walkedPx / STRIDE_PX[size]) * beatMs, startedAt: 0 })
  const hasRun = isRun && (size === 'grown' || step.frame.startsWith('side/'))
  return hasRun ? { ...step, frame: step.frame.replace('walk', 'run') } : step
}

/** The shortest time for which a pose shows one frame, in milliseconds. */
export function beatMsOf(pose: DrawnPose): number {
  return BEATS[pose].beatMs
}
