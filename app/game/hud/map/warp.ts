import type { CommandContext } from '#app/game/hud/features/features.ts'
import { ownDog } from '#app/game/model/world/world.ts'
import { languageOfTag } from '#durable/rules/languages.ts'
import { fetchRooms } from './park-map.ts'
import type { MapRoom } from './park-map.ts'

/** Takes the own dog to the room of that name or key; a name may be begun. Says so if there is none. */
export async function warpToNamed(name: string, { game, answer, t, language }: CommandContext): Promise<void> {
  const dogId = ownDog(game.world)?.id
  if (dogId === undefined) return
  const asked = { dogId, language: languageOfTag(language) }
  const rooms = await fetchRooms(asked, { signal: AbortSignal.timeout(ASKED_MS) }).catch(() => null)
  const room = rooms && roomNamed(name, [...rooms.values()])
  if (room) await game.warpTo(room.key)
  else answer(rooms ? t('map.noRoom', { name }) : t('map.failed'))
}

/** For how long the names of the rooms are asked for, ms. */
const ASKED_MS = 10_000

/** The room that is meant: by its key, its name, or how its name begins. */
export function roomNamed<Room extends Pick<MapRoom, 'key' | 'name'>>(name: string, rooms: readonly Room[]) {
  const meant = name.trim().toLowerCase()
  return (
    rooms.find((room) => room.key === meant || room.name.toLowerCase() === meant) ??
    rooms.find((room) => room.name.toLowerCase().startsWith(meant)) ??
    null
  )
}
