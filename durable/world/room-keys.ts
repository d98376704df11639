/** The rooms that the code itself has. Rooms that staff publish later need not be among them. */
export const ROOM_KEYS = [
  'plaza',
  'meadow',
  'forest',
  'lake',
  'beach',
  'harbour',
  'lighthouse-rock',
  'north-point',
  'wisdom-cave',
  'market-street',
  'hat-shop',
  'cinema',
  'arcade',
  'pack-lane',
  'house-banden',
  'house-klanen',
  'house-losjen',
  'house-sekten',
  'house-selskapet',
  'house-stammen',
  'party-lawn',
  'committee-tent',
  'memorial-grove',
  'staff-room',
] as const
export type RoomKey = (typeof ROOM_KEYS)[number]

/** The room of a dog that asks for no room. */
export const HOME_ROOM: RoomKey = 'plaza'

export function isRoomKey(key: string): key is RoomKey {
  return ROOM_KEYS.some((known) => known === key)
}
