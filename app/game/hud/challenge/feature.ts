import type { Feature } from '#app/game/hud/features/features.ts'
import { LazyChallenge } from './lazy-challenge.tsx'

export const CHALLENGE_WINDOW = { name: 'challenge' }

/** [GR16] Dogs challenge each other to a race. */
export const FEATURE: Feature = {
  windows: [CHALLENGE_WINDOW],
  dogVerbs: [
    {
      key: 'challenge',
      order: 55,
      icon: 'cup',
      label: (t) => t('dogMenu.challenge'),
      degrees: 330,
      isOffered: ({ isHere, isAsleep }) => isHere && !isAsleep,
      act: ({ id }, { windows }) => windows.open(CHALLENGE_WINDOW, { about: id, isByKey: true }),
    },
  ],
  notices: [{ key: 'challenge', order: 12, Notice: LazyChallenge }],
}
