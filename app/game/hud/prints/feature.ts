import type { Feature } from '#app/game/hud/features/features.ts'

/** It shows itself why the room refused a paw print. */
export const PAW_PRINT_WINDOW = { name: 'pawPrint', answers: 'pawPrint' } as const

export const FEATURE: Feature = {
  windows: [PAW_PRINT_WINDOW],
  dogVerbs: [
    {
      // A dog that sleeps is not sniffed: it finds what was left for it.
      key: 'print',
      order: 30,
      icon: 'note',
      label: (t) => t('dogMenu.print'),
      degrees: 65,
      isOffered: ({ isHere, isAsleep }) => isHere && isAsleep,
      act: ({ id }, { windows }) => windows.open(PAW_PRINT_WINDOW, { about: id, isByKey: true }),
    },
  ],
}
