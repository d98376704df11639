import type { Feature } from '#app/game/hud/features/features.ts'
import { TripLine } from './trip-line.tsx'

export const MAP_WINDOW = { name: 'map' }

export const FEATURE: Feature = {
  openings: [{ opens: 'map', open: ({ windows }) => windows.open(MAP_WINDOW, { isByKey: true }) }],
  windows: [MAP_WINDOW],
  notices: [{ key: 'trip', order: 40, Notice: TripLine }],
  commands: [
    {
      name: 'warp',
      order: 105,
      takes: 'room',
      needs: 'warp-anywhere',
      what: (t) => t('talk.commands.what.warp'),
      run: (name, context) => {
        void import('./warp.ts').then(({ warpToNamed }) => warpToNamed(name, context))
        return name !== ''
      },
    },
  ],
  keys: [
    {
      code: 'KeyM',
      order: 60,
      shown: 'M',
      what: (t) => t('talk.help.map'),
      press: ({ windows }) => windows.toggle(MAP_WINDOW, { isByKey: true }),
    },
  ],
}
