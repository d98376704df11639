import type { Feature } from '#app/game/hud/features/features.ts'
import { roomOf } from '#durable/rules/places/twins.ts'

export const CINEMA_WINDOW = { name: 'cinema' }

const isCinema = (room: string) => room === 'cinema'

export const FEATURE: Feature = {
  windows: [CINEMA_WINDOW],
  menu: [
    {
      key: 'cinema',
      order: 100,
      icon: 'video',
      label: (t) => t('life.cinema.open'),
      isOffered: (_, { world }) => isCinema(roomOf(world.room ?? '')),
      choose: ({ windows }) => windows.open(CINEMA_WINDOW, { isByKey: true }),
    },
  ],
  roomKeys: [
    { window: CINEMA_WINDOW, isOf: isCinema, icon: 'video', label: (t) => t('life.cinema.open'), pose: 'sit' },
  ],
}
