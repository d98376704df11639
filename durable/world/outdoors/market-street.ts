import { paintRoom } from '#durable/world/paint/room-painter.ts'
import { backdrop, flowers, grove, thicket } from '#durable/world/paint/wilds.ts'

/** Market Street: a broad street between shops; cinema and arcade at its ends, the quay below. */
export const MARKET_STREET = paintRoom(
  {
    key: 'market-street',
    name: { dk: 'Markedsgaden', en: 'Market Street', no: 'Markedsgata', se: 'Marknadsgatan' },
    width: 52,
    height: 26,
    base: 'g',
    entries: [
      // Between the shops, with the clock in view.
      { id: 'plaza', x: 19, y: 13 },
      { id: 'quay', x: 10, y: 22 },
      { id: 'hats', x: 17, y: 11 },
      { id: 'cinema', x: 48, y: 13 },
      { id: 'arcade', x: 37, y: 11 },
    ],
    areas: [
      { id: 'view-clock', kind: 'camera', x: 24, y: 4, w: 6, h: 11 },
      { id: 'view-board', kind: 'camera', x: 9, y: 18, w: 4, h: 3 },
      { id: 'sight-hatter', kind: 'sight', x: 15, y: 7, w: 4, h: 4 },
      { id: 'view-arcade', kind: 'camera', x: 34, y: 6, w: 4, h: 4 },
      { id: 'view-cinema', kind: 'camera', x: 43, y: 6, w: 4, h: 4 },
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
      .rect('c', [5, 10], [47, 16])
      .rect('c', [0, 13], [52, 15])
      .rect('c', [10, 16], [12, 26])
      .rect('c', [16, 9], [19, 11])
      .rect('c', [25, 9], [26, 11])
      .rect('c', [32, 9], [33, 11])
      .rect('c', [36, 9], [39, 11])
      .rect('c', [23, 16], [31, 19])
    // Shops side by side, with what is seen between and behind them.
    room
      .each('alley', [13, 8.7], [18.4, 8.7], [25.47, 8.9], [32.75, 8.9], [38.4, 8.7])
      .put('shop-bread', 10.96, 9, 'bakery')
      .put('shop-hats', 16.4, 9, 'hatter')
      .put('shop-packs', 21.84, 9, 'saddler')
      .put('shop', 29.1, 9, 'grocer')
      .put('shop-games', 36.4, 9, 'arcade')
      .put('shop-films', 41.84, 9, 'cinema')
      .each('smoke', [12.27, 9.03], [23.15, 9.03], [30.41, 9.03], [43.15, 9.03])
    room.ground('normal', [17, 9], [1, 1]).ground('normal', [37, 9], [1, 1])
    room
      .put('sign-hat', 18.9, 9.9, 'sign-of-the-hat')
      .put('sign-arcade', 39, 9.9, 'sign-of-the-arcade')
      .put('sign-cinema', 48.4, 11.4, 'sign-of-the-cinema')
    room.put('clock', 27, 15, 'oslo-clock').each('bench', [24.4, 19.2], [29.6, 19.2], [15, 17.4], [39, 17.4])
    room
      .put('trade-bench', 34, 18.6, 'trade-bench')
      .put('stall-gold', 22.6, 13)
      .put('stall-red', 33.4, 13)
      .put('stall-blue', 42.6, 13)
      .each(
        'lamp',
        [7, 11],
        [13.7, 11],
        [24.4, 11],
        [33.8, 11],
        [44.8, 11],
        [9, 17.4],
        [20.4, 17],
        [34, 16.8],
        [45, 16.8],
      )
    room
      .each('crate-apples', [26.3, 9.7], [31.9, 9.8], [8, 9.7])
      .each('crate-oranges', [27.2, 9.8], [43.6, 9.8])
      .each('barrel', [24.8, 9.5], [33.5, 9.5], [44.9, 9.5])
    room
      .each('flowerbed-red', [17, 17.2], [42, 17.2])
      .each('flowerbed-gold', [21.9, 17.2], [36.6, 17.2])
      .put('flowerbed-violet', 32.2, 17.2)
    room
      .each('puddle', [8, 15.7], [19.6, 10.9], [45.6, 11])
      .each('manhole', [30.4, 14.2], [40, 12.2])
      .each('bunting', [25.47, 9.56], [32.75, 9.56])
      .each('tub-rose', [9, 9.9], [14.4, 9.9], [34.4, 9.9], [18.9, 17], [40.6, 17.2])
      .each('tub-gold', [19.8, 9.9], [29.4, 9.9], [39.9, 9.9], [11.5, 9.9])
      .put('chalk-bread', 12.9, 10.9)
      .put('chalk-hat', 15.6, 10.9)
      .put('chalk-bone', 28.4, 10.9)
      .put('bicycle', 32.6, 10.2)
    room
      .put('cart-flowers', 11.6, 12.9)
      .put('cart-hats', 29.6, 12.9)
      .put('pump', 18.4, 15.2)
      .each('sacks', [20.5, 12.9], [45, 12.9])
      .each('crate-apples', [35.5, 12.9], [31.3, 13.3])
      .each('crate-pears', [25.2, 12.9], [40.5, 12.9])
      .each('barrel', [39.7, 12.8], [36.3, 12.7])
      .put('basket', 30.5, 13.4)
    room
      .put('cart-hats', 14.4, 16.2)
      .put('stall-back-red', 36.9, 16.4)
      .put('stall-back-gold', 42.2, 16.4)
      .each('crate-pears', [33, 16.3], [44.6, 16.3])
      .each('crate-apples', [16.4, 16.2], [40, 16.2])
      .each('barrel', [34.9, 16.2], [22.4, 16.2])
      .each('sacks', [39.3, 16.3], [23.4, 16.4])
      .each('tub-rose', [25.4, 18.2], [28.6, 18.2])
      .put('puddle', 30.4, 15.6)
      .put('manhole', 20.8, 14.2)
    room
      .each('crate-pears', [6.2, 15.8], [7, 15.9])
      .put('barrel', 5.5, 15.7)
      .put('sacks', 6, 11.4)
      .put('manhole', 7.6, 12.4)
      .each('tub-rose', [1.4, 12.3], [4.6, 12.3])
      .put('bench', 3, 12.3)
      .put('flowerbed-violet', 2.8, 16.4)
    room.put('bowl-water', 24, 10.4).put('notice-board', 7, 18.4).put('signpost', 13.2, 18.6)
    room.each('birch-round', [5, 9.4], [47, 9.2]).each('birch-tall', [3, 10.4], [49.6, 10])
    // A wall behind the southern pavement, and a wood beyond a strip of grass.
    room
      .each(
        'low-wall',
        [14, 18.6],
        [16, 18.6],
        [18, 18.6],
        [20, 18.6],
        [36.9, 18.6],
        [38.9, 18.6],
        [40.9, 18.6],
        [42.9, 18.6],
        [44.9, 18.6],
      )
      .put('ball', 37, 19.9)
      .put('blanket', 41, 20)
      .put('basket', 42.4, 19.9)
    grove(room, { wood: 'birch', from: [14, 22.8], to: [51, 25], count: 26, seed: 161, gap: 1.6 })
    grove(room, { wood: 'spruce', from: [14, 22.8], to: [51, 25], count: 14, seed: 167, gap: 1.4 })
    grove(room, { wood: 'birch', from: [1, 21.6], to: [8, 24.8], count: 8, seed: 166, gap: 1.7 })
    backdrop(room, 162)
    room.row(['birch-tall', 'spruce-great', 'birch-wide', 'spruce-tall'], [0.5, 3], [52, 3], { step: 1.9, seed: 162 })
    room.row(['bush-round', 'spruce-young', 'fern', 'bush-rose'], [1, 4.2], [51, 4.2], { step: 1.9, seed: 163 })
    thicket(room, 164)
    flowers(room, 4, 165)
    room.put('smell-post', 20.5, 11.75, 'post-shops').put('smell-post', 46.9, 18.75, 'post-stalls')
  },
)
