import { useEffect } from 'react'
import type { Game } from '#app/game/model/game/game.ts'
import { useFeatureContext, useFeatures } from './features.ts'

/** Opens what a thing opens before which the own dog has come to stand. */
export function OpenThings({ game }: { game: Game }) {
  const context = useFeatureContext(game)
  const { openings } = useFeatures()
  useEffect(
    () =>
      game.listen((moment) => {
        if (moment.type !== 'came-to') return
        openings.find(({ opens }) => opens === moment.opens)?.open(context)
      }),
    [game, openings, context],
  )
  return null
}
