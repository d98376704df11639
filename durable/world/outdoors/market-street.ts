import { paintRoom } from '#durable/world/paint/room-painter.ts'
import { flowers, grove } from '#durable/world/paint/wilds.ts'

/** Market Street: a broad street between shops; cinema and arcade at its ends, the quay below. */
export const MARKET_STREET = paintRoom(
  {
    key: 'market-street',
    name: { dk: 'Markedsgaden', en: 'Market Street', no: 'Markedsgata', se: 'Marknadsgatan' },
    width: 52,
    height: 26,
    base: 'g',
    entries: [
      { id: 'plaza', x: 4, y: 13 },
      { id: 'quay', x: 10, y: 22 },
      { id: 'hats', x: 17, y: 11 },
      { id: 'cinema', x: 48, y: 13 },
      { id: 'arcade', x: 37, y: 11 },
    ],
    doors: [
      { id: 'market-plaza', x: 1, y: 13, h: 2, to: { room: 'plaza', entry: 'east' } },
      { id: 'market-quay', x: 10, y: 24, w: 2, to: { room: 'harbour', entry: 'market' } },
      { id: 'market-hats', x: 17, y: 9, to: { room: 'hat-shop', entry: 'street' } },
      { id: 'market-cinema', x: 50, y: 13, h: 2, to: { room: 'cinema', entry: 'street' } },
      { id: 'market-arcade', x: 37, y: 9, to: { room: 'arcade', entry: 'street' } },
    ],
  },
  (room) => {
    room.land
      .patches('l', 0.4, 151)
      .rect('p', [5, 10], [47, 16])
      .stroke(
        'p',
        [
          [0, 14],
          [52, 14],
        ],
        2.4,
      )
      .stroke(
        'p',
        [
          [11, 15],
          [11, 26],
        ],
        2,
      )
      .rect('p', [16, 8], [19, 11])
      .rect('p', [36, 8], [39, 11])
      .oval('p', [27, 18], [4, 3])
    room
      .each('shop', [9.6, 9], [16.4, 9], [25.5, 9], [36.4, 9], [45, 9])
      .each('smoke', [10.9, 9.03], [26.8, 9.03], [46.3, 9.03])
    room.ground('normal', [17, 9], [1, 1]).ground('normal', [37, 9], [1, 1])
    room
      .put('sign-hat', 19.6, 9.6, 'sign-of-the-hat')
      .put('sign-arcade', 39.6, 9.6, 'sign-of-the-arcade')
      .put('sign-cinema', 47.4, 12, 'sign-of-the-cinema')
    room.put('clock', 27, 17.6, 'oslo-clock').each('bench', [24.4, 19.4], [29.6, 19.4], [15, 17.4], [39, 17.4])
    room
      .put('trade-bench', 34, 18.6, 'trade-bench')
      .put('stall-gold', 22.6, 13.6)
      .put('stall-red', 33.4, 13.6)
      .put('stall-blue', 44.6, 13.6)
      .each('lamp', [6.6, 11.4], [14, 11.2], [31, 11.2], [42, 11.2], [9, 17.4], [20, 16.6], [34, 16.6], [45, 16.6])
    room
      .each('crate-apples', [22.6, 9.8], [28.4, 9.8], [6.8, 9.6])
      .each('crate-oranges', [29.3, 9.9], [42.2, 9.6])
      .each('barrel', [13, 9.4], [32.6, 9.8], [48, 9.6])
    room
      .each('flowerbed-red', [17, 17], [42, 17.2])
      .each('flowerbed-gold', [22, 16.8], [36.6, 16.9])
      .put('flowerbed-violet', 31.4, 16.8)
    room.put('bowl-water', 24, 10.4).put('notice-board', 7, 18.4).put('signpost', 12.8, 18.6)
    room
      .each(
        'fence-4',
        [18, 24.6],
        [22, 24.6],
        [26, 24.6],
        [30, 24.6],
        [34, 24.6],
        [38, 24.6],
        [42, 24.6],
        [46, 24.6],
        [6, 24.6],
      )
      .each('fence-2', [15, 24.6], [49, 24.6], [3, 24.6])
    grove(room, { wood: 'birch', from: [14, 19], to: [48, 23], count: 12, seed: 161, gap: 2.6 })
    room.row(['birch-tall', 'spruce-great', 'birch-wide', 'spruce-tall'], [0.5, 1.9], [52, 1.9], {
      step: 1.7,
      seed: 162,
    })
    room.row(['bush-round', 'spruce-young', 'birch-round', 'bush-rose'], [1, 3.8], [51, 3.8], { step: 1.9, seed: 163 })
    room.row(['bush-low', 'bush-rose', 'bush-round'], [1, 25.6], [51, 25.6], { step: 1.8, seed: 164 })
    flowers(room, 4, 165)
  },
)
