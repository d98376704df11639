import { useRouteLoaderData } from '@remix-run/react'
import { parseInstance } from '#durable/rules/places/twins.ts'

/** What the rooms are called, by their keys, as the layout of the staff pages was told. */
export type RoomNames = Readonly<Record<string, string>>

export function useRoomNames(): RoomNames {
  return useRouteLoaderData<{ rooms?: RoomNames }>('routes/manage')?.rooms ?? {}
}

/** A copy of a room ("plaza~2") by the name that players know; what is none is shown as it was kept. */
export function roomWords(names: RoomNames, copy: string): string {
  const instance = parseInstance(copy)
  const name = instance && Object.hasOwn(names, instance.room) ? names[instance.room] : undefined
  if (!instance || name === undefined) return copy
  return instance.twin === 1 ? name : `${name} ${instance.twin}`
}
