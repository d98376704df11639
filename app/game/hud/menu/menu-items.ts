import { useEffect, useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import { useFeatures } from '#app/game/hud/features/features.ts'
import type { MenuContext, MenuItem } from '#app/game/hud/features/features.ts'

/** The items of the menu that are offered to this player now, in order. */
export function useMenuItems(context: MenuContext): readonly MenuItem[] {
  const { menu } = useFeatures()
  return useStore(
    context.game.state,
    useShallow((state) => menu.filter((item) => isFor(item, context) && (item.isOffered?.(context, state) ?? true))),
  )
}

/** Handles the events by which the app around the page asks for items. Items that are not offered are ignored. */
export function useMenuEvents(context: MenuContext) {
  const { menu } = useFeatures()
  const answers = menu.flatMap((item) =>
    item.event !== undefined && isFor(item, context) ? [[item.event, () => item.choose(context)] as const] : [],
  )
  useAppEvents(new Map(answers))
}

/** Chooses an item by its event, if it has one, so that the menu and the app take the same path. */
export function chooseItem({ event, choose }: MenuItem, context: MenuContext) {
  if (event === undefined) choose(context)
  else fire(event)
}

function isFor({ needs }: MenuItem, { game }: MenuContext): boolean {
  return needs === undefined || game.may(needs)
}

/** Dispatches an event on `window`, as the app around the page does. */
function fire(event: string) {
  window.dispatchEvent(new Event(event))
}

/** Handles requests to the client, by the names of their events. */
function useAppEvents(answers: ReadonlyMap<string, () => void>) {
  const latest = useRef(answers)
  useLayoutEffect(() => {
    latest.current = answers
  })
  const names = [...answers.keys()].join(' ')
  useEffect(() => {
    const listening = new AbortController()
    for (const name of names.split(' '))
      window.addEventListener(name, () => latest.current.get(name)?.(), { signal: listening.signal })
    return () => listening.abort()
  }, [names])
}
