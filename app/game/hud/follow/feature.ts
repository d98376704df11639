import type { Feature } from '#app/game/hud/features/features.ts'
import { LazyFollow } from './lazy-follow.tsx'

/** [FO1] The own dog follows another one. */
export const FEATURE: Feature = {
  dogVerbs: [
    {
      key: 'follow',
      order: 40,
      icon: 'paw',
      label: (t) => t('dogMenu.follow'),
      degrees: 90,
      isOffered: ({ isHere, mayBeFollowed }) => isHere && mayBeFollowed,
      act: ({ id, name }, { game }) => game.state.setState({ following: { id, name } }),
    },
  ],
  notices: [{ key: 'follow', order: 42, Notice: LazyFollow }],
}
