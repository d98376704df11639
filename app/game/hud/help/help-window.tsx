import { useTranslation } from 'react-i18next'
import { commandsFor } from '#app/game/model/chat/command-list.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { CommandWords } from '#app/game/hud/chat/suggestion-list.tsx'
import { GameWindow } from '#app/game/hud/windows/game-window.tsx'
import styles from './help.module.css'

/** Keys by what they do; the names of the arrow keys are pictures of them. */
const KEYS = [
  { key: 'walk', keys: ['←↑↓→', 'WASD'] },
  { key: 'chat', keys: ['Enter'] },
  { key: 'leave', keys: ['Esc'] },
  { key: 'lines', keys: ['↑', '↓'] },
  { key: 'names', keys: ['@'] },
  { key: 'map', keys: ['M'] },
  { key: 'cursor', keys: ['Shift+←↑↓→'] },
  { key: 'coma', keys: ['↓ ↓'] },
] as const

/** What one can write and press; the rest is told on a page of the site. */
export function HelpWindow({ game }: { game: Game }) {
  const { t } = useTranslation('game')
  return (
    <GameWindow name="help" title={t('menu.help')} corner="top" className={styles.help}>
      <h3>{t('talk.help.keys')}</h3>
      <dl>
        {KEYS.map(({ key, keys }) => (
          <div key={key}>
            <dt>
              {keys.map((one) => (
                <kbd key={one}>{one}</kbd>
              ))}
            </dt>
            <dd>{t(`talk.help.${key}`)}</dd>
          </div>
        ))}
      </dl>
      <h3>{t('talk.commands.label')}</h3>
      <ul>
        {commandsFor((capability) => game.may(capability)).map((name) => (
          <li key={name}>
            <CommandWords name={name} />
          </li>
        ))}
      </ul>
      <p>
        <a href="/help" target="_blank" rel="noopener">
          {t('talk.help.more')}
        </a>
      </p>
    </GameWindow>
  )
}
