import { aboutDog } from '#app/game/hud/features/about-dog.ts'
import type { Feature, FeatureContext } from '#app/game/hud/features/features.ts'
import type { Reported } from '#app/game/model/game/game-state.ts'

export const REPORT_WINDOW = { name: 'report' }

/** Opens the window for a dog and for the line that was chosen; with null the player chooses the dog. */
export function openReport({ game, windows }: Pick<FeatureContext, 'game' | 'windows'>, reporting: Reported | null) {
  game.state.setState({ reporting })
  windows.open(REPORT_WINDOW, { about: reporting?.dog ?? null, isByKey: true })
}

const reportHere = aboutDog(({ id, name }, context) =>
  openReport(context, { dog: id, name, line: null, room: context.game.world.room }),
)

export const FEATURE: Feature = {
  windows: [REPORT_WINDOW],
  menu: [
    {
      key: 'report',
      order: 30,
      icon: 'report',
      label: (t) => t('dogMenu.report'),
      event: 'open-report',
      choose: (context) => openReport(context, null),
    },
  ],
  dogVerbs: [
    {
      key: 'report',
      order: 100,
      icon: 'danger',
      label: (t) => t('dogMenu.report'),
      degrees: 210,
      isStern: true,
      act: ({ id, name, line = null }, context) =>
        openReport(context, { dog: id, name, line, room: context.game.world.room }),
    },
  ],
  commands: [
    {
      name: 'report',
      order: 90,
      takes: 'dog',
      what: (t) => t('talk.commands.what.report'),
      run: (rest, context) => {
        if (rest !== '') return reportHere(rest, context)
        openReport(context, null)
        return true
      },
    },
  ],
}
