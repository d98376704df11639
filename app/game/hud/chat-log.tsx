import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { PALETTE } from '#app/art/palette.ts'
import { classNames } from '#app/ui/class-names.ts'
import { readableOn } from '#durable/rules/colours.ts'
import type { LogEntry } from '../chat-log.ts'
import type { Game } from '../game.ts'
import styles from './chat-log.module.css'
import { Sheet } from './sheet.tsx'

/** So near to its end the log counts as read to the end, CSS px. */
const NEAR_END_PX = 24

type ChatLogProps = { game: Game; isPhone: boolean; onClose: () => void }

/** What was said, oldest first. It follows the talk, unless one has scrolled back. */
export function ChatLog({ game, isPhone, onClose }: ChatLogProps) {
  const { t, i18n } = useTranslation('game')
  const log = useStore(game.state, ({ world }) => world.log)
  const list = useRef<HTMLOListElement>(null)
  const [isAtEnd, setAtEnd] = useState(true)

  useEffect(() => game.readLog(), [game, log])
  useLayoutEffect(() => {
    if (isAtEnd) list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [log, isAtEnd])

  const clock = new Intl.DateTimeFormat(i18n.language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return (
    <Sheet
      title={t('log.title')}
      isPhone={isPhone}
      closeLabel={t('log.close')}
      className={styles.log}
      onClose={onClose}
    >
      <ol
        ref={list}
        role="log"
        aria-label={t('log.title')}
        tabIndex={0}
        className={styles.lines}
        onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) =>
          setAtEnd(scrollHeight - scrollTop - clientHeight < NEAR_END_PX)
        }
      >
        {log.length === 0 && <li className={styles.empty}>{t('log.empty')}</li>}
        {log.map((entry) => (
          <Entry key={entry.key} entry={entry} clock={clock} />
        ))}
      </ol>
      {!isAtEnd && (
        <button type="button" className={styles.newest} onClick={() => setAtEnd(true)}>
          {t('log.newest')}
        </button>
      )}
    </Sheet>
  )
}

function Entry({ entry, clock }: { entry: LogEntry; clock: Intl.DateTimeFormat }) {
  const { t } = useTranslation('game')
  if (entry.kind === 'note') {
    const isAway = entry.note === 'away'
    return (
      <li className={isAway ? styles.away : styles.note}>
        <Time at={entry.at} clock={clock} />
        {t(`log.${entry.note}`, { name: entry.name })}
      </li>
    )
  }
  const { name, color, text, at } = entry.line
  return (
    <li className={classNames(styles.line, entry.isOwn && styles.own)}>
      <Time at={at} clock={clock} />
      <b style={{ color: readableOn(color, PALETTE.ink) }}>
        <bdi>{name}</bdi>
      </b>{' '}
      <bdi>{text}</bdi>
    </li>
  )
}

function Time({ at, clock }: { at: number; clock: Intl.DateTimeFormat }) {
  return <time dateTime={new Date(at).toISOString()}>{clock.format(at)}</time>
}
