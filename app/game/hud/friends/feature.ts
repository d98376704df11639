import type { Feature } from '#app/game/hud/features/features.ts'
import { refusalWords } from '#app/game/hud/shared/texts.ts'

export const FRIENDS_WINDOW = { name: 'friends' }

export const FEATURE: Feature = {
  windows: [FRIENDS_WINDOW],
  menu: [
    {
      key: 'friends',
      order: 110,
      icon: 'friends',
      label: (t) => t('life.friends.title'),
      choose: ({ windows }) => windows.open(FRIENDS_WINDOW, { isByKey: true }),
    },
  ],
  dogVerbs: [
    {
      key: 'friend',
      order: 60,
      icon: 'friend',
      label: (t) => t('dogMenu.friend'),
      degrees: 295,
      isOffered: ({ isHere }) => isHere,
      ask: async ({ id, name }, { account, t }) => {
        const asked = await account.askFriend(id)
        return 'refusal' in asked ? refusalWords(t, asked.refusal) : t('dogMenu.asked', { name })
      },
    },
  ],
}
