import type { Facing, GrownPose } from '#app/dog/pose.ts'

/** How a dog of the mirror is drawn. */
export type Stance = { pose: GrownPose; facing: Facing; animated: boolean }

/** The large picture of the mirror. */
export const FRONT: Stance = { pose: 'sit', facing: 'down', animated: true }

/** The small pictures below it, from the left. */
export const SIDES: readonly Stance[] = [
  { pose: 'walk', facing: 'right', animated: true },
  { pose: 'stand', facing: 'up', animated: false },
  { pose: 'happy', facing: 'down', animated: true },
  { pose: 'sit', facing: 'left', animated: false },
]
