import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { Sheet } from '#app/game/hud/shared/sheet.tsx'
import { useLazy } from '#app/game/hud/shared/use-lazy.ts'
import type { UnheardListProps } from '#app/game/hud/unheard/unheard-list.tsx'
import type { Game } from '#app/game/model/game/game.ts'
import { PlainHint } from '#app/game/scene/plain/plain-hint.tsx'
import { LogLine } from './log-line.tsx'
import { LogTabs, useLogTabs } from './log-tab-list.tsx'
import { useListEnd } from './use-list-end.ts'
import styles from './chat-log.module.css'

/** How many lines the closed log keeps for screen readers. */
const CLOSED_LINES = 50

const fetchUnheard = () => import('#app/game/hud/unheard/unheard-list.tsx').then(({ UnheardList }) => UnheardList)

type ChatLogProps = { game: Game; isOpen: boolean; isPhone: boolean; onClose: () => void }

/** The lines of the chat, oldest first. It scrolls with new lines, unless the reader has scrolled back. */
export function ChatLog({ game, isOpen, isPhone, onClose }: ChatLogProps) {
  const { t, i18n } = useTranslation('game')
  const log = useStore(game.state, ({ world }) => world.log)
  const tabs = useLogTabs(game, isOpen)
  const { tab, lines } = tabs
  const { ref: list, onScroll, isAtEnd, toEnd } = useListEnd(lines)
  const [isListOpen, setListOpen] = useState(false)
  const Unheard = useLazy<UnheardListProps>(isListOpen, fetchUnheard)

  useEffect(() => {
    if (isOpen) game.readLog()
  }, [game, log, isOpen])
  useEffect(toEnd, [tab, isOpen, toEnd])

  const clock = useMemo(
    () => new Intl.DateTimeFormat(i18n.language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
    [i18n.language],
  )
  const shown = isOpen ? lines : lines.slice(-CLOSED_LINES)
  return (
    <Sheet
      title={t('log.title')}
      tabs={!(isListOpen && Unheard) && <LogTabs {...tabs} />}
      isOpen={isOpen}
      isPhone={isPhone}
      closeLabel={t('log.close')}
      className={styles.log}
      onClose={onClose}
    >
      {isListOpen && Unheard ? (
        <Unheard onBack={() => setListOpen(false)} />
      ) : (
        <>
          <div role="tabpanel" id={`${tabs.id}-panel`} aria-labelledby={`${tabs.id}-${tab}`} className={styles.panel}>
            <div
              ref={list}
              role="log"
              // The announcer reads new lines aloud, so the log itself is no live region.
              aria-live="off"
              aria-label={t('log.title')}
              tabIndex={0}
              className={styles.lines}
              onScroll={onScroll}
            >
              <ol>
                {lines.length === 0 && <li className={styles.empty}>{t(`log.nothing.${tab}`)}</li>}
                {shown.map((entry) => (
                  <LogLine key={entry.key} game={game} entry={entry} clock={clock} />
                ))}
              </ol>
            </div>
            {isOpen && !isAtEnd && (
              <button type="button" className={styles.newest} onClick={toEnd}>
                {t('log.newest')}
              </button>
            )}
          </div>
          <button type="button" className={styles.unheard} onClick={() => setListOpen(true)}>
            {t('unheard.title')}
          </button>
          <PlainHint />
        </>
      )}
    </Sheet>
  )
}
