import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PendingLogs } from '#app/arcade/rounds/pending-logs.ts'
import type { RoundEnd } from '#app/arcade/rounds/round-queries.ts'
import { sendPendingLogs } from '#app/arcade/rounds/rounds.ts'
import { useAccount } from '#app/game/hud/account/use-account.ts'
import { HudNotice } from '#app/game/hud/notices/notice.tsx'
import { readingMs } from '#app/game/hud/shared/reading-time.ts'
import { useReadingTime } from '#app/game/hud/shared/use-reading-time.ts'
import { browserStorage } from '#app/storage.ts'
import type { GameKey } from '#durable/rules/games/games.ts'

type Taken = { game: GameKey; end: RoundEnd }

/** Sends the kept rounds once for each `line`, and says what became of them. */
export function SendRounds({ line }: { line: number }) {
  const account = useAccount()
  const [taken, setTaken] = useState<readonly Taken[]>([])
  const sending = useRef<Promise<void>>(Promise.resolve())
  useEffect(() => {
    const send = async () => {
      const rounds = await sendPendingLogs(new PendingLogs(browserStorage, Date.now))
      setTaken((before) => [...before, ...rounds])
      if (rounds.some(({ end }) => end.bones > 0)) account.refresh('own')
    }
    // What is on its way is not sent a second time, which would tell it twice.
    sending.current = sending.current.then(send)
  }, [line, account])
  const [first] = taken
  return first ? <TakenRound key={taken.length} round={first} onRead={() => setTaken(taken.slice(1))} /> : null
}

function TakenRound({ round: { game, end }, onRead }: { round: Taken; onRead: () => void }) {
  const { t, i18n } = useTranslation('arcade')
  const score = new Intl.NumberFormat(i18n.language).format(end.score)
  const bones = end.bones > 0 ? ` ${t('shell.sent.bones', { count: end.bones })}` : ''
  const boards = end.counts === 'counted' ? '' : ` ${t('shell.sent.boards')}`
  const words = `${t('shell.sent.one', { game: t(`names.${game}`), score })}${bones}${boards}`
  const listeners = useReadingTime(readingMs(words), onRead)
  return (
    <div {...listeners}>
      <HudNotice icon="cup">{words}</HudNotice>
    </div>
  )
}
