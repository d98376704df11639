import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { useFeatures } from '#app/game/hud/features/features.ts'
import type { MenuContext, MenuItem } from '#app/game/hud/features/features.ts'
import { fire, useAppEvents } from './app-events.ts'

/** The items of the menu that are offered to this player now, in order. */
export function useMenuItems(context: MenuContext): readonly MenuItem[] {
  const { menu } = useFeatures()
  return useStore(
    context.game.state,
    useShallow((state) => menu.filter((item) => isFor(item, context) && (item.isOffered?.(context, state) ?? true))),
  )
}

/** Answers the app around the page, which asks for some items by events of their own; who may not is not heard. */
export function useMenuEvents(context: MenuContext) {
  const { menu } = useFeatures()
  const answers = menu.flatMap((item) =>
    item.event !== undefined && isFor(item, context) ? [[item.event, () => item.choose(context)] as const] : [],
  )
  useAppEvents(new Map(answers))
}

/** Chooses an item as the app around the page would, so that both ways are one. */
export function chooseItem({ event, choose }: MenuItem, context: MenuContext) {
  if (event === undefined) choose(context)
  else fire(event)
}

function isFor({ needs }: MenuItem, { game }: MenuContext): boolean {
  return needs === undefined || game.may(needs)
}
