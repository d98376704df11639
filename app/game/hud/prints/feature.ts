import type { Feature } from '#app/game/hud/features/features.ts'

/** The window itself shows why the room refused a paw print. */
export const PAW_PRINT_WINDOW = { name: 'pawPrint', answers: 'pawPrint' } as const

export const FEATURE: Feature = {
  windows: [PAW_PRINT_WINDOW],
  dogVerbs: [
    {
      // A sleeping dog cannot be sniffed, but it finds paw prints when it wakes.
      key: 'print',
      order: 30,
      icon: 'note',
      label: (t) => t('dogMenu.print'),
      degrees: 60,
      isOffered: ({ isHere, isAsleep }) => isHere && isAsleep,
      act: ({ id }, { windows }) => windows.open(PAW_PRINT_WINDOW, { about: id, isByKey: true }),
    },
  ],
}
