import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useStore } from 'zustand'
import { useNow } from '#app/game/hud/shared/use-now.ts'
import { countedKinds } from '#app/game/model/around/festive-here.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { calledHere } from '#app/game/model/world/called.ts'
import type { FestiveKind } from '#durable/rules/committee/festive.ts'

const LOOK_MS = 500
/** For how long it is said what was done last, ms. */
const TOLD_MS = 12_000

/** What was set up or taken down a moment ago, and by whom; null where nothing is new. */
export function useFestiveNews(game: Game): string | null {
  const { t } = useTranslation('late')
  const { news } = useStore(game.state, ({ world }) => world.festive)
  const dogs = useStore(game.state, ({ world }) => world.dogs)
  const now = useNow(news ? LOOK_MS : null)
  const namesOf = useThings()
  if (!news || now >= news.at + TOLD_MS) return null
  const dog = news.by === null ? undefined : dogs.get(news.by)
  const things = namesOf(news.kinds)
  return dog ? t(`festive.${news.did}`, { name: calledHere(game.world, dog), things }) : t('festive.gone', { things })
}

/** The names of kinds in one list, with how many there are of each. */
function useThings(): (kinds: readonly FestiveKind[]) => string {
  const { t } = useTranslation('late')
  return useCallback(
    (kinds) =>
      countedKinds(kinds)
        .map(({ kind, count }) => (count > 1 ? `${t(`festive.kind.${kind}`)} × ${count}` : t(`festive.kind.${kind}`)))
        .join(', '),
    [t],
  )
}
