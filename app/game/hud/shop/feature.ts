import type { Feature } from '#app/game/hud/features/features.ts'
import { SHOP_OF_SLOT } from '#durable/rules/items/catalogue.ts'

export const SHOP_WINDOW = { name: 'shop' }

export const FEATURE: Feature = {
  openings: [{ opens: 'shop', open: ({ windows }) => windows.open(SHOP_WINDOW, { isByKey: true }) }],
  windows: [SHOP_WINDOW],
  roomKeys: [
    {
      window: SHOP_WINDOW,
      isOf: (room) => Object.values(SHOP_OF_SLOT).includes(room),
      icon: 'bone',
      label: (t) => t('life.shop.open'),
    },
  ],
}
