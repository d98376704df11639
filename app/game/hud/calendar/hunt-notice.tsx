import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { HudNotice } from '#app/game/hud/notices/notice.tsx'
import { readingMs } from '#app/game/hud/shared/reading-time.ts'
import { useReadingTime } from '#app/game/hud/shared/use-reading-time.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { roomTime } from '#app/game/model/world/world.ts'
import { dateLocale } from '#app/shared/dates.ts'
import { useLanguage } from '#app/shared/use-language.ts'
import { Button } from '#app/ui/button.tsx'
import { HUNT, huntAt } from '#durable/rules/calendar/hunt.ts'

/**
 * [CA2] Tells that a hunt is on, after each find how many there are, and that it is over; each for as long as it takes to read it.
 */
export function HuntNotice({ game }: { game: Game }) {
  const finds = useStore(game.state, ({ world }) => world.hunt)
  const [read, setRead] = useState<string | null>(null)
  const [first, setFirst] = useState(finds)
  // A room without soil has no hunt either, so the clock decides whether it is over.
  const isOver = finds === null && first !== null && huntAt(roomTime(game.world, Date.now())) === null
  if (finds !== null && first === null) setFirst(finds)
  const what = isOver ? 'over' : finds
  const key = `${what}`
  if (what === null || read === key) return null
  const onRead = () => {
    setRead(key)
    if (isOver) setFirst(null)
  }
  return <Told key={key} game={game} finds={finds} isFirst={finds === first} onRead={onRead} />
}

type ToldProps = { game: Game; finds: number | null; isFirst: boolean; onRead: () => void }

function Told({ game, finds, isFirst, onRead }: ToldProps) {
  const { t } = useTranslation('late')
  const words = useWords(game, { finds, isFirst })
  const listeners = useReadingTime(readingMs(words), onRead)
  const mayFind = finds !== null && finds < HUNT.finds
  const nose = mayFind && isFirst && (
    <Button size="small" kind="primary" onClick={() => game.acts.nose()}>
      {t('calendar.hunt.nose')}
    </Button>
  )
  return (
    <div {...listeners}>
      <HudNotice icon="sniff" action={nose}>
        {words}
      </HudNotice>
    </div>
  )
}

function useWords(game: Game, { finds, isFirst }: Pick<ToldProps, 'finds' | 'isFirst'>): string {
  const { t } = useTranslation('late')
  const language = useLanguage()
  if (finds === null) return t('calendar.hunt.over')
  if (finds >= HUNT.finds) return t('calendar.hunt.full', { of: HUNT.finds })
  const found = t('calendar.hunt.found', { finds, of: HUNT.finds })
  const hunt = huntAt(roomTime(game.world, Date.now()))
  if (!isFirst || !hunt) return found
  const until = new Intl.DateTimeFormat(dateLocale(language), { hour: '2-digit', minute: '2-digit' }).format(hunt.until)
  return `${t('calendar.hunt.on', { until })} ${found}`
}
