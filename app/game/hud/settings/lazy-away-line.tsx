import { useEffect, useState } from 'react'
import { useLazy } from '#app/game/hud/shared/use-lazy.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { appVisit } from '#app/shared/app-wrapper/app-visit.ts'
import type { AwayLineProps } from './away-line.tsx'

const fetchAwayLine = () => import('./away-line.tsx').then(({ AwayLine }) => AwayLine)

/** Remembers who has whispered while nobody looked at the page, and shows the line of it when somebody does again. */
export function LazyAwayLine({ game }: { game: Game }) {
  const [from, setFrom] = useState<string | null>(null)
  useEffect(() => {
    if (appVisit() !== null) return
    return game.listen((moment) => {
      if (moment.type !== 'said' || moment.isOwn || !('to' in moment.line)) return
      if (document.visibilityState === 'hidden') setFrom(moment.line.name)
    })
  }, [game])
  const AwayLine = useLazy<AwayLineProps>(from !== null, fetchAwayLine, { texts: 'late' })
  return from !== null && AwayLine && <AwayLine from={from} onRead={() => setFrom(null)} />
}
