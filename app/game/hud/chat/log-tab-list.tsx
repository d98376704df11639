import { useEffect, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useAccountState } from '#app/game/hud/account/use-account.ts'
import { roving } from '#app/game/hud/shared/roving.ts'
import { linesIn, LOG_TABS, seenAll, linesSeen, unseenIn } from '#app/game/model/chat/log-tabs.ts'
import type { LogTab } from '#app/game/model/chat/log-tabs.ts'
import type { Game } from '#app/game/model/game/game.ts'
import styles from './log-tab-list.module.css'

export type LogTabsState = ReturnType<typeof useLogTabs>

/** The tab of the log that is shown, its lines, and how many unread lines the other tabs have. */
export function useLogTabs(game: Game, isOpen: boolean) {
  const id = useId()
  const log = useStore(game.state, ({ world }) => world.log)
  const room = useStore(game.state, ({ world }) => world.room)
  const known = useAccountState((state) => state.friends)
  const [tab, setTab] = useState<LogTab>('all')
  const [{ seenRoom, seen }, setSeen] = useState({ seenRoom: room, seen: seenAll(log) })
  useEffect(() => {
    setSeen((before) => {
      // Each room has a log of its own.
      if (before.seenRoom !== room) return { seenRoom: room, seen: seenAll(log) }
      const next = linesSeen(isOpen ? tab : null, before.seen, log)
      return next === before.seen ? before : { ...before, seen: next }
    })
  }, [room, log, isOpen, tab])
  const lines = useMemo(() => {
    const friends = new Set(known?.flatMap(({ dogId, state }) => (state === 'friends' ? [dogId] : [])))
    return {
      all: log,
      friends: linesIn('friends', log, friends),
      whispers: linesIn('whispers', log, friends),
    }
  }, [log, known])
  const newIn = (one: LogTab) => (seenRoom === room && one !== tab ? unseenIn(one, lines[one], seen) : 0)
  return { id, tab, setTab, lines: lines[tab], newIn }
}

/** The tabs all, friends and whispers. The arrow keys move between them. */
export function LogTabs({ id, tab, setTab, newIn }: LogTabsState) {
  const { t } = useTranslation('game')
  return (
    <div role="tablist" aria-label={t('log.tabs')} className={styles.tabs} onKeyDown={roving}>
      {LOG_TABS.map((one) => {
        const count = newIn(one)
        const name = t(`log.tab.${one}`)
        return (
          <button
            key={one}
            type="button"
            role="tab"
            aria-label={count > 0 ? `${name}, ${t('bar.unread', { count })}` : undefined}
            id={`${id}-${one}`}
            aria-selected={one === tab}
            aria-controls={`${id}-panel`}
            tabIndex={one === tab ? 0 : -1}
            className={styles.tab}
            onFocus={() => setTab(one)}
            // A click does not move the focus.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setTab(one)}
          >
            <span>{name}</span>
            {count > 0 && <span className={styles.count}>{count > 99 ? '99+' : count}</span>}
          </button>
        )
      })}
    </div>
  )
}
