import { useStore } from 'zustand'
import { PHONE, useMediaQuery } from '#app/game/hud/shared/use-media-query.ts'
import type { LogEntry } from '#app/game/model/chat/chat-log.ts'
import { wordsForReader } from '#app/game/model/chat/phrase-words.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { calledInLog } from '#app/game/model/world/called.ts'
import { nameColor } from './name-color.ts'
import styles from './last-lines.module.css'

const LINES = 2

type Spoken = Exclude<LogEntry, { kind: 'note' }>

/**
 * The last two lines above the field of a phone while its keyboard is open: it leaves so little of the park that bubbles are
 * dots. Who listens has the log and the announcer for them.
 */
export function LastLines({ game }: { game: Game }) {
  const isPhone = useMediaQuery(PHONE)
  const log = useStore(game.state, ({ world }) => world.log)
  if (!isPhone) return null
  const last = log.filter((entry): entry is Spoken => entry.kind !== 'note').slice(-LINES)
  if (last.length === 0) return null
  return (
    <ol className={styles.lines} aria-hidden="true" data-last-lines>
      {last.map((entry) => (
        <LastLine key={entry.key} game={game} entry={entry} />
      ))}
    </ol>
  )
}

function LastLine({ game, entry }: { game: Game; entry: Spoken }) {
  const called = useStore(game.state, ({ world }) => calledInLog(world, entry))
  const phrases = useStore(game.state, (state) => state.phrases)
  const isSaid = entry.kind === 'said'
  return (
    <li>
      <b style={isSaid ? { color: nameColor(entry.line.color) } : undefined}>
        <bdi>{isSaid ? called : entry.name}</bdi>
      </b>{' '}
      <bdi>{isSaid ? wordsForReader(entry.line, phrases) : entry.text}</bdi>
    </li>
  )
}
