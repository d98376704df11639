import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import type { Game } from '../game.ts'
import styles from './hud.module.css'

/** Lines kept for reading aloud. */
const LATEST = 5

/** Reads aloud what the others say while the log is closed; open, the log does so itself. */
export function Announcer({ game }: { game: Game }) {
  const { t } = useTranslation('game')
  const log = useStore(game.state, ({ world }) => world.log)
  const heard = log.flatMap((entry) => (entry.kind === 'said' && !entry.isOwn ? [entry] : [])).slice(-LATEST)
  return (
    <ol role="log" aria-label={t('log.title')} className={styles.unseen}>
      {heard.map(({ key, line }) => (
        <li key={key}>
          {line.name}
          {'to' in line && ` (${t('whisper.toYou')})`}
          {'as' in line ? ' ' : ': '}
          {line.text}
        </li>
      ))}
    </ol>
  )
}
