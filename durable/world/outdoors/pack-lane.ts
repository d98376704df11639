import { ONLY } from '#durable/world/only.ts'
import { paintRoom } from '#durable/world/paint/room-painter.ts'
import { flowers, grove, woodedRim } from '#durable/world/paint/wilds.ts'

/** Where the houses stand: the tile of the door, and whose it is. Every second one is close to the street. */
const HOUSES = [
  [7, 11, 'banden'],
  [14, 9, 'klanen'],
  [21, 11, 'losjen'],
  [30, 9, 'sekten'],
  [37, 11, 'selskapet'],
  [44, 9, 'stammen'],
] as const

/** Pack Lane: six gables in a row, each with a door that knows its pack. */
export const PACK_LANE = paintRoom(
  {
    key: 'pack-lane',
    name: { dk: 'Kobbelvejen', en: 'Pack Lane', no: 'Kobbelveien', se: 'Flockvägen' },
    width: 52,
    height: 22,
    base: 'g',
    entries: [
      { id: 'plaza', x: 4, y: 14 },
      { id: 'lawn', x: 26, y: 18 },
      { id: 'banden', x: 7, y: 13 },
      { id: 'klanen', x: 14, y: 11 },
      { id: 'losjen', x: 21, y: 13 },
      { id: 'sekten', x: 30, y: 11 },
      { id: 'selskapet', x: 37, y: 13 },
      { id: 'stammen', x: 44, y: 11 },
      { id: 'staff', x: 47, y: 14 },
    ],
    areas: [
      { id: 'view-gables-west', kind: 'camera', x: 5, y: 6, w: 6, h: 6 },
      { id: 'view-gables-klanen', kind: 'camera', x: 12, y: 4, w: 6, h: 6 },
      { id: 'view-tub', kind: 'camera', x: 24, y: 11, w: 4, h: 4 },
      { id: 'sight-selskapet', kind: 'sight', x: 35, y: 7, w: 5, h: 4 },
      { id: 'view-gables-east', kind: 'camera', x: 42, y: 4, w: 6, h: 6 },
    ],
    doors: [
      { id: 'lane-plaza', x: 1, y: 14, h: 2, to: { room: 'plaza', entry: 'lane' } },
      { id: 'lane-lawn', x: 25, y: 20, w: 2, to: { room: 'party-lawn', entry: 'lane' } },
      { id: 'lane-banden', x: 7, y: 11, to: { room: 'house-banden', entry: 'lane' }, access: ONLY.banden },
      { id: 'lane-klanen', x: 14, y: 9, to: { room: 'house-klanen', entry: 'lane' }, access: ONLY.klanen },
      { id: 'lane-losjen', x: 21, y: 11, to: { room: 'house-losjen', entry: 'lane' }, access: ONLY.losjen },
      { id: 'lane-sekten', x: 30, y: 9, to: { room: 'house-sekten', entry: 'lane' }, access: ONLY.sekten },
      { id: 'lane-selskapet', x: 37, y: 11, to: { room: 'house-selskapet', entry: 'lane' }, access: ONLY.selskapet },
      { id: 'lane-stammen', x: 44, y: 9, to: { room: 'house-stammen', entry: 'lane' }, access: ONLY.stammen },
      { id: 'lane-staff', x: 50, y: 14, h: 2, to: { room: 'staff-room', entry: 'lane' }, access: ONLY.staff },
    ],
  },
  (room) => {
    room.land
      .patches('l', 0.35, 201)
      .rect('c', [0, 14], [52, 16])
      .rect('c', [25, 16], [27, 22])
      .rect('c', [25, 12], [27, 14])
    for (const [x, y, pack] of HOUSES) {
      room.land.rect('c', [x, y], [x + 1, 14])
      room.put(`house-${pack}`, x + 0.5, y, `house-${pack}`).put(`banner-${pack}`, x + 3.1, y + 0.6, `emblem-${pack}`)
      room.ground('normal', [x, y], [1, 1])
      room.each('tub-rose', [x - 0.9, y + 0.55]).each('tub-gold', [x + 1.9, y + 0.55])
    }
    room.each('smoke', [8.7, 11.47], [20.4, 11.6])
    room
      .each('flowerbed-red', [4, 13.1], [16.6, 13.1], [46.6, 13.1])
      .each('flowerbed-gold', [12.4, 13.1], [33.4, 13.1])
      .each('flowerbed-violet', [28.4, 13.1], [41.2, 13.1])
    room
      .each('bench', [12.5, 12.2], [17.1, 12.2], [32.9, 12.2], [41.7, 12.2], [20, 17.6], [32, 17.6])
      .put('yule-tree', 26, 12.8, 'tub-of-the-season')
    room
      .each('lamp', [10.4, 13.3], [18.9, 13.3], [28.7, 11.6], [34.9, 13.3], [39.9, 13.3], [47.6, 13.3])
      .each('lamp', [22, 17.4], [30, 17.4], [4, 17.4], [46.6, 17.4])
      .put('notice-board', 23, 18.4)
      .put('signpost', 28.4, 18.2)
    room
      .each('barrel', [4.9, 11.5], [33.2, 9.4], [41.9, 9.5])
      .each('crate-apples', [12, 9.5], [46.9, 9.6])
      .put('bowl-water', 24.6, 10.6)
      .put('bowl-food', 27.6, 10.6)
      .put('ball', 14, 18)
    room
      .each('puddle', [13, 15.9], [38, 15.9])
      .each('manhole', [20, 15], [33, 15])
      .each('bicycle', [16.9, 9.8])
      .each('sacks', [9.8, 11.6], [39.5, 11.5])
      .each('crate-pears', [24.8, 11.7])
      .put('pump', 23.8, 13.2)
      .put('cart-flowers', 12, 17.4)
    room.each('kennel-red', [9, 19]).each('kennel-slate', [43, 19])
    grove(room, { wood: 'birch', from: [3, 19.1], to: [49, 20.4], count: 14, seed: 211, gap: 2.2 })
    woodedRim(room, 'mixed', 212)
    flowers(room, 5, 213)
    room.put('smell-post', 18.5, 18.75, 'post-lane')
  },
)
