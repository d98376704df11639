import { ARCADE } from './indoors/arcade.ts'
import { CINEMA } from './indoors/cinema.ts'
import { COMMITTEE_TENT } from './indoors/committee-tent.ts'
import { HAT_SHOP } from './indoors/hat-shop.ts'
import { STAFF_ROOM } from './indoors/staff-room.ts'
import { WISDOM_CAVE } from './indoors/wisdom-cave.ts'
import { BEACH } from './outdoors/beach.ts'
import { FOREST } from './outdoors/forest.ts'
import { HARBOUR } from './outdoors/harbour.ts'
import { LAKE } from './outdoors/lake.ts'
import { LIGHTHOUSE_ROCK } from './outdoors/lighthouse-rock.ts'
import { MARKET_STREET } from './outdoors/market-street.ts'
import { MEADOW } from './outdoors/meadow.ts'
import { MEMORIAL_GROVE } from './outdoors/memorial-grove.ts'
import { NORTH_POINT } from './outdoors/north-point.ts'
import { PACK_LANE } from './outdoors/pack-lane.ts'
import { PARTY_LAWN } from './outdoors/party-lawn.ts'
import { PLAZA } from './outdoors/plaza.ts'
import { HOUSE_BANDEN } from './packs/house-banden.ts'
import { HOUSE_KLANEN } from './packs/house-klanen.ts'
import { HOUSE_LOSJEN } from './packs/house-losjen.ts'
import { HOUSE_SEKTEN } from './packs/house-sekten.ts'
import { HOUSE_SELSKAPET } from './packs/house-selskapet.ts'
import { HOUSE_STAMMEN } from './packs/house-stammen.ts'
import type { RoomDoc } from './room-doc.ts'
import type { RoomKey } from './room-keys.ts'

/** All rooms of the code, for the seed, tools and tests. Neither the Worker nor the browser ships them (README). */
export const ROOMS: Readonly<Record<RoomKey, RoomDoc>> = {
  plaza: PLAZA,
  meadow: MEADOW,
  forest: FOREST,
  lake: LAKE,
  beach: BEACH,
  harbour: HARBOUR,
  'lighthouse-rock': LIGHTHOUSE_ROCK,
  'north-point': NORTH_POINT,
  'wisdom-cave': WISDOM_CAVE,
  'market-street': MARKET_STREET,
  'hat-shop': HAT_SHOP,
  cinema: CINEMA,
  arcade: ARCADE,
  'pack-lane': PACK_LANE,
  'house-banden': HOUSE_BANDEN,
  'house-klanen': HOUSE_KLANEN,
  'house-losjen': HOUSE_LOSJEN,
  'house-sekten': HOUSE_SEKTEN,
  'house-selskapet': HOUSE_SELSKAPET,
  'house-stammen': HOUSE_STAMMEN,
  'party-lawn': PARTY_LAWN,
  'committee-tent': COMMITTEE_TENT,
  'memorial-grove': MEMORIAL_GROVE,
  'staff-room': STAFF_ROOM,
}

export const ROOM_DOCS: readonly RoomDoc[] = Object.values(ROOMS)
