import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { request } from '#app/api.ts'
import { HudNotice } from '#app/game/hud/notices/notice.tsx'
import { readingMs } from '#app/game/hud/shared/reading-time.ts'
import { useReadingTime } from '#app/game/hud/shared/use-reading-time.ts'
import { useOpenWindow, useWindows } from '#app/game/hud/windows/use-windows.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { roomTime } from '#app/game/model/world/world.ts'
import { Button } from '#app/ui/button.tsx'
import { PAGES, isStampKey, stampsOn } from '#durable/rules/stamps/stamps.ts'
import type { StampKey } from '#durable/rules/stamps/stamps.ts'
import { BOOK } from './book-queries.ts'
import { BOOK_WINDOW } from './window.ts'

/** A stamp that is older than this when the page is told of one is not the one that it was told of, ms. */
const FRESH_MS = 60_000

export type StampNoticeProps = {
  game: Game
  /** How often the page was told that there is a new stamp. */
  told: number
}

/** [BK2] Tells of each new stamp, one after the other. The open book shows them itself. */
export function StampNotice({ game, told }: StampNoticeProps) {
  const [waiting, setWaiting] = useState<readonly StampKey[]>([])
  const known = useRef(new Set<string>())
  const isOpen = useOpenWindow(BOOK_WINDOW) !== null
  useEffect(() => {
    request(BOOK, {}).then(
      ({ book: { stamps } }) => {
        const since = roomTime(game.world, Date.now()) - FRESH_MS
        const fresh = stamps.filter(({ key, at }) => !known.current.has(key) && Date.parse(at) > since)
        for (const { key } of stamps) known.current.add(key)
        setWaiting((before) => [...before, ...fresh.map(({ key }) => key).filter(isStampKey)])
      },
      // The book has it all the same.
      () => null,
    )
  }, [game, told])
  useEffect(() => {
    if (isOpen) setWaiting([])
  }, [isOpen])
  const [first] = waiting
  return (
    first !== undefined &&
    !isOpen && <Told key={first} stamp={first} onRead={() => setWaiting((before) => before.slice(1))} />
  )
}

function Told({ stamp, onRead }: { stamp: StampKey; onRead: () => void }) {
  const { t } = useTranslation('book')
  const windows = useWindows()
  const words = t('told', { name: t(`name.${stamp}`) })
  const listeners = useReadingTime(readingMs(words), onRead)
  const open = () => {
    onRead()
    windows.open(BOOK_WINDOW, { about: PAGES.findIndex((page) => stampsOn(page).includes(stamp)), isByKey: true })
  }
  return (
    <div {...listeners}>
      <HudNotice
        icon="stamp"
        action={
          <Button size="small" onClick={open}>
            {t('look')}
          </Button>
        }
      >
        {words}
      </HudNotice>
    </div>
  )
}
