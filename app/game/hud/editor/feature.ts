import type { Feature } from '#app/game/hud/features/features.ts'

export const EDITOR_WINDOW = { name: 'editor' }

export const FEATURE: Feature = {
  windows: [EDITOR_WINDOW],
  menu: [
    {
      key: 'editor',
      order: 75,
      icon: 'tools',
      label: (t) => t('menu.editor'),
      needs: 'open-editor',
      event: 'open-editor',
      choose: ({ windows }) => windows.open(EDITOR_WINDOW, { isByKey: true }),
    },
  ],
}
