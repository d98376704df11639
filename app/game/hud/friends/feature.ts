import type { Feature } from '#app/game/hud/features/features.ts'
import { refusalWords } from '#app/game/hud/shared/texts.ts'
import { friendshipWith } from '#app/game/model/account/friendship.ts'

export const FRIENDS_WINDOW = { name: 'friends' }

export const FEATURE: Feature = {
  windows: [FRIENDS_WINDOW],
  dogVerbs: [
    {
      key: 'friend',
      order: 60,
      icon: 'friend',
      label: (t) => t('dogMenu.friend'),
      degrees: 270,
      isOffered: ({ isHere, friendship }) => isHere && (friendship === null || friendship === 'asks'),
      ask: async ({ id, name }, { account, t }) => {
        const isAnswer = friendshipWith(id, account.state.getState()) === 'asks'
        const outcome = await (isAnswer ? account.acceptFriend(id) : account.askFriend(id))
        if ('refusal' in outcome) return refusalWords(t, outcome.refusal)
        return isAnswer ? t('life.friends.areFriends') : t('dogMenu.asked', { name })
      },
    },
  ],
}
