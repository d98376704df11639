import { paintRoom } from '#durable/world/paint/room-painter.ts'
import { flowers, grove, woodedRim } from '#durable/world/paint/wilds.ts'

/** The Memorial Grove: birches, quiet water and stones for the dogs that are gone. */
export const MEMORIAL_GROVE = paintRoom(
  {
    key: 'memorial-grove',
    name: { dk: 'Mindelunden', en: 'The Memorial Grove', no: 'Minnelunden', se: 'Minneslunden' },
    width: 30,
    height: 22,
    base: 'g',
    entries: [{ id: 'forest', x: 14, y: 16 }],
    doors: [{ id: 'grove-forest', x: 14, y: 20, w: 2, to: { room: 'forest', entry: 'grove' } }],
    areas: [
      { id: 'view-stone', kind: 'camera', x: 13, y: 9, w: 4, h: 4 },
      { id: 'graves', kind: 'quiet', x: 4, y: 5, w: 22, h: 10 },
    ],
  },
  (room) => {
    room.land
      .patches('l', 0.5, 191)
      .stroke(
        'p',
        [
          [15, 22],
          [15, 14],
          [11, 10.6],
          [15, 7.4],
          [19, 10.6],
          [15, 14],
        ],
        1.2,
      )
      .oval('w', [24, 14.6], [3.2, 2.2], 192)
    room.put('memorial-stone', 15, 11, 'memorial-stone').each('flowerbed-violet', [13.2, 12], [16.8, 12])
    room
      .each('gravestone-round', [6, 8], [8, 10.4], [6, 12.8], [24, 8])
      .each('gravestone-tall', [8, 8], [6, 10.4], [22, 10.4])
      .each('gravestone-bone', [8, 12.8], [22, 8], [24, 10.4])
    room.each('grave-candle', [6.9, 8.2], [8.9, 10.6], [21.2, 8.2], [24.9, 10.6], [13.4, 11.2], [16.8, 11.2])
    room.each('daisies', [6.6, 8.3], [8.5, 10.7], [22.6, 8.3], [24.6, 10.7]).each('lupins', [6.6, 13.1], [8.6, 8.3])
    room.each('bench', [11.4, 14.4], [18.4, 14.6]).each('lamp', [13, 17], [17.4, 17], [10, 9.6], [20, 9.6])
    room.each('reeds-high', [22.4, 13.4], [26, 15.6]).put('lily-flower', 24, 14.4).put('lily-pair', 24.8, 15.2)
    grove(room, { wood: 'birch', from: [3, 5], to: [27, 20], count: 16, seed: 203, gap: 2.1 })
    woodedRim(room, 'birch', 194)
    flowers(room, 6, 195)
    room.put('smell-post', 19.5, 12.75, 'post-grove')
  },
)
