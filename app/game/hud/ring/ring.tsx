import { useStore } from 'zustand'
import { useLazy } from '#app/game/hud/shared/use-lazy.ts'
import { PHONE, useMediaQuery } from '#app/game/hud/shared/use-media-query.ts'
import type { AimStore } from '#app/game/model/aim.ts'
import type { Game } from '#app/game/model/game/game.ts'
import type { RingMenuProps } from './ring-menu.tsx'

const fetchMenu = () => import('./ring-menu.tsx').then(({ RingMenu }) => RingMenu)

/** The verbs in a ring around the chosen dog. The stage moves the ring with the dog. */
export function Ring({ game, aim }: { game: Game; aim: AimStore }) {
  const chosen = useStore(aim, (state) => state.chosen)
  const name = useStore(game.state, ({ world }) => (chosen ? world.dogs.get(chosen.dog)?.name : undefined))
  const isPhone = useMediaQuery(PHONE)
  const Menu = useLazy<RingMenuProps>(chosen !== null && !isPhone, fetchMenu)
  if (!chosen || name === undefined || isPhone || !Menu) return null
  return <Menu key={chosen.dog} dog={{ id: chosen.dog, name }} isByKey={chosen.isByKey} game={game} aim={aim} />
}
