import type { Feature } from '#app/game/hud/features/features.ts'
import { LazyRequests } from './lazy-requests.tsx'

export const FEATURE: Feature = {
  notices: [{ key: 'requests', order: 30, Notice: LazyRequests }],
  menu: [
    {
      key: 'waiting',
      order: 15,
      icon: 'note',
      label: (t) => t('life.waiting.open'),
      isOffered: ({ account }) => account.state.getState().later.length > 0,
      choose: ({ account }) => account.tellAgain(),
    },
  ],
}
