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
  commands: [
    {
      name: 'give',
      order: 107,
      takes: 'thing',
      needs: 'give-items-to-self',
      what: (t) => t('talk.commands.what.give'),
      run: (line, context) => {
        if (line !== '') void import('./give.ts').then(({ giveByLine }) => giveByLine(line, context))
        return line !== ''
      },
    },
  ],
}
