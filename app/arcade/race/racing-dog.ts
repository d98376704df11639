import type { PicturedDog } from '#app/dog/dog-picture.tsx'

/** A dog that races. */
export type RacingDog = PicturedDog & { id: number; name: string }
