import type { Feature } from '#app/game/hud/features/features.ts'

export const CINEMA_WINDOW = { name: 'cinema' }

const isCinema = (room: string) => room === 'cinema'

export const FEATURE: Feature = {
  openings: [{ opens: 'film', open: ({ windows }) => windows.open(CINEMA_WINDOW, { isByKey: true }) }],
  windows: [CINEMA_WINDOW],
  roomKeys: [
    { window: CINEMA_WINDOW, isOf: isCinema, icon: 'video', label: (t) => t('life.cinema.open'), pose: 'sit' },
  ],
}
