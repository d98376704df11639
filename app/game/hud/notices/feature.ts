import type { Feature } from '#app/game/hud/features/features.ts'
import { LinkBanner } from './link-banner.tsx'

export const FEATURE: Feature = {
  notices: [{ key: 'link', order: 10, Notice: LinkBanner, isUrgent: true }],
  keys: [
    {
      code: 'KeyY',
      order: 66,
      shown: 'Y',
      what: (t) => t('talk.help.answer'),
      press: () => document.querySelector<HTMLElement>('[data-notices] button')?.focus(),
    },
  ],
}
