import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { announce, announceIn, listening } from '#app/game/model/chat/announcements.ts'
import { wordsForReader } from '#app/game/model/chat/phrase-words.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { calledInLog } from '#app/game/model/world/called.ts'
import { unseen } from '#app/ui/styles/unseen.ts'

/** Has screen readers read the lines of others, in batches. The log has all lines. */
export function Announcer({ game }: { game: Game }) {
  const room = useStore(game.state, ({ world }) => world.room)
  return <RoomAnnouncer key={room} game={game} />
}

// Each room has its own log. Lines that it had before the dog came are not read.
function RoomAnnouncer({ game }: { game: Game }) {
  const { t } = useTranslation('game')
  const log = useStore(game.state, ({ world }) => world.log)
  const phrases = useStore(game.state, (state) => state.phrases)
  const [announced, setAnnounced] = useState(() => listening(log))
  useEffect(() => {
    const inMs = announceIn(announced, log, Date.now())
    if (inMs === null) return
    const timer = setTimeout(() => setAnnounced(announce(announced, log, Date.now())), inMs)
    return () => clearTimeout(timer)
  }, [announced, log])
  return (
    <div aria-live="polite" className={unseen}>
      {announced.batch.map((entry) => {
        const { key, line } = entry
        return (
          <p key={key}>
            {calledInLog(game.world, entry)}
            {'to' in line && ` (${t('whisper.toYou')})`}
            {'as' in line ? ' ' : ': '}
            {wordsForReader(line, phrases)}
          </p>
        )
      })}
    </div>
  )
}
