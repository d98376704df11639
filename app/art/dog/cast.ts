import type { Facing, DrawnPose } from '#app/dog/pose.ts'
import type { DrawnWear } from '#app/dog/wearables.ts'

export type CastDog = { color: string; wear?: DrawnWear; pose: Exclude<DrawnPose, 'puppy'>; facing: Facing }

/** Invented dogs for the pages, drawn beforehand so that a page shows them without a script. */
export const CAST = {
  swimmer: { color: '#7a4a34', pose: 'swim', facing: 'right' },
  snofte: { color: '#f6f0e6', wear: { hat: 'beanie' }, pose: 'walk', facing: 'left' },
  sleeper: { color: '#8f8a9c', pose: 'curl', facing: 'left' },
  pjuske: { color: '#f0cf98', wear: { hat: 'flower' }, pose: 'sit', facing: 'down' },
  caped: { color: '#b5673c', wear: { back: 'cape' }, pose: 'walk', facing: 'right' },
  bjarne: { color: '#716f8b', wear: { hat: 'party-hat' }, pose: 'sit', facing: 'down' },
  digger: { color: '#e9b877', pose: 'dig', facing: 'left' },
  guest: { color: '#e0b072', wear: { back: 'backpack' }, pose: 'walk', facing: 'up' },
  viking: { color: '#f6f0e6', wear: { hat: 'viking-helmet' }, pose: 'walk', facing: 'down' },
  leaving: { color: '#716f8b', pose: 'walk', facing: 'up' },
  trotter: { color: '#b5673c', wear: { ass: 'ribbon' }, pose: 'walk', facing: 'right' },
  arriving: { color: '#e9b877', wear: { mouth: 'tennis-ball' }, pose: 'walk', facing: 'down' },
  wanderer: { color: '#d98aa5', wear: { hat: 'flower' }, pose: 'walk', facing: 'up' },
  fan: { color: '#b9854f', pose: 'sit', facing: 'up' },
  'other-fan': { color: '#8f8a9c', wear: { hat: 'beanie' }, pose: 'sit', facing: 'up' },
  teller: { color: '#b5673c', wear: { hat: 'wizard-hat' }, pose: 'sit', facing: 'left' },
  fetcher: { color: '#7fa7d8', wear: { mouth: 'bone' }, pose: 'stand', facing: 'right' },
  puzzled: { color: '#e9b877', pose: 'dig', facing: 'right' },
  stumbled: { color: '#e9b877', pose: 'curl', facing: 'right' },
} as const satisfies Record<string, CastDog>

export type CastName = keyof typeof CAST
