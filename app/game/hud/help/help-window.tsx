import { useTranslation } from 'react-i18next'
import { CommandWords } from '#app/game/hud/chat/suggestion-list.tsx'
import { useFeatures, useParkCommands } from '#app/game/hud/features/features.ts'
import { PHONE, useMediaQuery } from '#app/game/hud/shared/use-media-query.ts'
import { GameWindow } from '#app/game/hud/windows/window-frame.tsx'
import type { WindowProps } from '#app/game/hud/windows/window-frame.tsx'
import { HELP_WINDOW } from './feature.ts'
import styles from './help.module.css'

/** The keys for walking and for the chat field, by what they do. The arrow keys are shown as pictures. */
const KEYS = [
  { key: 'walk', order: 10, shown: ['←↑↓→', 'WASD'] },
  { key: 'chat', order: 20, shown: ['Enter'] },
  { key: 'leave', order: 30, shown: ['Esc'] },
  { key: 'lines', order: 40, shown: ['↑', '↓'] },
  { key: 'names', order: 50, shown: ['@'] },
  { key: 'cursor', order: 70, shown: ['Shift+←↑↓→'] },
  { key: 'coma', order: 80, shown: ['↓ ↓'] },
] as const

/** The commands and keys. A page of the site has the rest of the help. */
export default function HelpWindow({ game }: WindowProps) {
  const { t } = useTranslation(['game', 'words'])
  const features = useFeatures()
  const commands = useParkCommands(game)
  const keys = [
    ...KEYS.map(({ key, order, shown }) => ({ order, shown, what: t(`talk.help.${key}`) })),
    ...features.keys.map(({ order, shown, what }) => ({ order, shown: [shown], what: what(t) })),
  ].sort((one, other) => one.order - other.order)
  // Who has no keyboard at hand is served by the commands.
  const isPhone = useMediaQuery(PHONE)
  const sections = [
    <section key="keys">
      <h3>{t('talk.help.keys')}</h3>
      <dl>
        {keys.map(({ what, shown }) => (
          <div key={what}>
            <dt>
              {shown.map((one) => (
                <kbd key={one}>{one}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>,
    <section key="commands">
      <h3>{t('talk.commands.label')}</h3>
      <ul>
        {commands.map((command) => (
          <li key={command.name}>
            <CommandWords command={command} />
          </li>
        ))}
      </ul>
    </section>,
  ]
  return (
    <GameWindow window={HELP_WINDOW} title={t('menu.help')} corner="top" className={styles.help}>
      {isPhone ? sections.toReversed() : sections}
      <p>
        <a href="/help" target="_blank" rel="noopener">
          {t('talk.help.more')}
        </a>
      </p>
    </GameWindow>
  )
}
