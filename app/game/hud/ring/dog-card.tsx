import { useStore } from 'zustand'
import { useLazy } from '#app/game/hud/shared/use-lazy.ts'
import { PHONE, useMediaQuery } from '#app/game/hud/shared/use-media-query.ts'
import type { AimStore } from '#app/game/model/aim.ts'
import type { Game } from '#app/game/model/game/game.ts'
import type { DogCardProps } from './dog-card-sheet.tsx'

const fetchSheet = () => import('./dog-card-sheet.tsx').then(({ DogCardSheet }) => DogCardSheet)

/** On a phone the verbs for a dog are in a card at the bottom, within reach of the thumbs. */
export function DogCard({ game, aim }: { game: Game; aim: AimStore }) {
  const chosen = useStore(aim, (state) => state.chosen)
  const dog = useStore(game.state, ({ world }) => (chosen ? world.dogs.get(chosen.dog) : undefined))
  const isPhone = useMediaQuery(PHONE)
  const Sheet = useLazy<DogCardProps>(chosen !== null && isPhone, fetchSheet)
  return dog && isPhone && Sheet ? <Sheet key={dog.id} game={game} aim={aim} dog={dog} /> : null
}
