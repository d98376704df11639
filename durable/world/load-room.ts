import type { RoomDoc } from './room-doc.ts'
import { isRoomKey } from './room-keys.ts'
import type { RoomKey } from './room-keys.ts'

/** Each room is a chunk of its own, which a browser fetches when a dog goes there. */
const LOADERS: Readonly<Record<RoomKey, () => Promise<RoomDoc>>> = {
  plaza: async () => (await import('./outdoors/plaza.ts')).PLAZA,
  meadow: async () => (await import('./outdoors/meadow.ts')).MEADOW,
  forest: async () => (await import('./outdoors/forest.ts')).FOREST,
  lake: async () => (await import('./outdoors/lake.ts')).LAKE,
  beach: async () => (await import('./outdoors/beach.ts')).BEACH,
  harbour: async () => (await import('./outdoors/harbour.ts')).HARBOUR,
  'lighthouse-rock': async () => (await import('./outdoors/lighthouse-rock.ts')).LIGHTHOUSE_ROCK,
  'north-point': async () => (await import('./outdoors/north-point.ts')).NORTH_POINT,
  'wisdom-cave': async () => (await import('./indoors/wisdom-cave.ts')).WISDOM_CAVE,
  'market-street': async () => (await import('./outdoors/market-street.ts')).MARKET_STREET,
  'hat-shop': async () => (await import('./indoors/hat-shop.ts')).HAT_SHOP,
  cinema: async () => (await import('./indoors/cinema.ts')).CINEMA,
  arcade: async () => (await import('./indoors/arcade.ts')).ARCADE,
  'pack-lane': async () => (await import('./outdoors/pack-lane.ts')).PACK_LANE,
  'house-banden': async () => (await import('./packs/house-banden.ts')).HOUSE_BANDEN,
  'house-klanen': async () => (await import('./packs/house-klanen.ts')).HOUSE_KLANEN,
  'house-losjen': async () => (await import('./packs/house-losjen.ts')).HOUSE_LOSJEN,
  'house-sekten': async () => (await import('./packs/house-sekten.ts')).HOUSE_SEKTEN,
  'house-selskapet': async () => (await import('./packs/house-selskapet.ts')).HOUSE_SELSKAPET,
  'house-stammen': async () => (await import('./packs/house-stammen.ts')).HOUSE_STAMMEN,
  'party-lawn': async () => (await import('./outdoors/party-lawn.ts')).PARTY_LAWN,
  'committee-tent': async () => (await import('./indoors/committee-tent.ts')).COMMITTEE_TENT,
  'memorial-grove': async () => (await import('./outdoors/memorial-grove.ts')).MEMORIAL_GROVE,
  'staff-room': async () => (await import('./indoors/staff-room.ts')).STAFF_ROOM,
}

/** Null where there is no such room. */
export async function loadRoom(key: string): Promise<RoomDoc | null> {
  return isRoomKey(key) ? LOADERS[key]() : null
}
