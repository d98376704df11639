import { useTranslation } from 'react-i18next'
import { focusChat } from '../../input/focus-chat.ts'
import styles from './command-hints.module.css'

const COMMANDS = [
  { key: 'me', start: '/me ' },
  { key: 'whisper', start: '/w ' },
] as const

type CommandHintsProps = { draft: string; onChoose: (start: string) => void }

/** What can follow a "/", while it is being written; once the command stands there, only what it does. */
export function CommandHints({ draft, onChoose }: CommandHintsProps) {
  const { t } = useTranslation('game')
  const meant = COMMANDS.filter(({ start }) => draft.startsWith(start))
  return (
    <ul className={styles.hints} aria-label={t('commands.label')} data-hud>
      {(meant.length > 0 ? meant : COMMANDS).map(({ key, start }) => (
        <li key={key}>
          <button
            type="button"
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              if (meant.length === 0) onChoose(start)
              focusChat()
            }}
          >
            <b>{t(`commands.${key}`)}</b> <span>{t(`commands.${key}What`)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
