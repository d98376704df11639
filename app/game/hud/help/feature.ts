import type { Feature, FeatureContext } from '#app/game/hud/features/features.ts'

export const HELP_WINDOW = { name: 'help' }

function open({ windows }: FeatureContext) {
  windows.open(HELP_WINDOW, { isByKey: true })
}

export const FEATURE: Feature = {
  windows: [HELP_WINDOW],
  menu: [{ key: 'help', order: 180, icon: 'help', label: (t) => t('menu.help'), choose: open }],
  commands: [
    {
      name: 'help',
      order: 120,
      what: (t) => t('talk.commands.what.help'),
      run: (_, context) => {
        open(context)
        return true
      },
    },
  ],
}
