import { useRouteLoaderData } from '@remix-run/react'
import { parseInstance } from '#durable/rules/places/twins.ts'

/** The names of the rooms by their keys, which the layout of the staff pages loads. */
export type RoomNames = Readonly<Record<string, string>>

export function useRoomNames(): RoomNames {
  return useRouteLoaderData<{ rooms?: RoomNames }>('routes/manage')?.rooms ?? {}
}

/** The name of a copy of a room ("plaza~2") as players know it; an unknown key is shown as it is. */
export function roomWords(names: RoomNames, copy: string): string {
  const instance = parseInstance(copy)
  const name = instance && Object.hasOwn(names, instance.room) ? names[instance.room] : undefined
  if (!instance || name === undefined) return copy
  return instance.twin === 1 ? name : `${name} ${instance.twin}`
}
