import type { Feature } from '#app/game/hud/features/features.ts'
import { refusalWords } from '#app/game/hud/shared/texts.ts'

export const PROFILE_WINDOW = { name: 'profile' }

export const FEATURE: Feature = {
  openings: [
    {
      opens: 'ranks',
      open: ({ game, windows }) => windows.open(PROFILE_WINDOW, { about: game.world.me, isByKey: true }),
    },
  ],
  windows: [PROFILE_WINDOW],
  dogVerbs: [
    {
      key: 'treat',
      order: 50,
      icon: 'treat',
      label: (t) => t('dogMenu.treat'),
      degrees: 300,
      isOffered: ({ isHere }) => isHere,
      ask: async ({ id, name }, { account, t }) => {
        const given = await account.treat(id)
        return 'refusal' in given ? refusalWords(t, given.refusal) : t('life.profile.treated', { name })
      },
    },
    {
      key: 'profile',
      order: 70,
      icon: 'eye',
      label: (t) => t('dogMenu.profile'),
      degrees: 240,
      act: ({ id }, { windows }) => windows.open(PROFILE_WINDOW, { about: id, isByKey: true }),
    },
  ],
}
