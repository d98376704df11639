import type { Frame } from './frame.ts'
import { PLAYING } from './playing.ts'
import { PUPPY_PLAYING } from './puppy-playing.ts'
import { PUPPY } from './puppy.ts'
import { RESTING } from './resting.ts'
import { RUNNING } from './running.ts'
import { WALKING } from './walking.ts'

/** Every picture of a dog, named `<facing>/<pose><n>` in the sheet. */
export const FRAMES: readonly Frame[] = [...WALKING, ...RUNNING, ...RESTING, ...PLAYING, ...PUPPY, ...PUPPY_PLAYING]

export function frameName({ facing, pose }: Frame): string {
  return `${facing}/${pose}`
}
