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
      { id: 'view-clock', kind: 'camera', x: 25, y: 12, w: 4, h: 7 },
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
      .rect('c', [36, 9], [39, 11])
      .rect('c', [23, 16], [31, 19])
    room
      .put('shop-bread', 9.6, 9, 'bakery')
      .put('shop-hats', 16.4, 9, 'hatter')
      .put('shop-packs', 25.5, 9, 'saddler')
      .put('shop-games', 36.4, 9, 'arcade')
      .put('shop-films', 45, 9, 'cinema')
      .each('smoke', [10.9, 9.03], [26.8, 9.03], [46.3, 9.03])
    room.ground('normal', [17, 9], [1, 1]).ground('normal', [37, 9], [1, 1])
    room
      .put('sign-hat', 20, 9.7, 'sign-of-the-hat')
      .put('sign-arcade', 40, 9.7, 'sign-of-the-arcade')
      .put('sign-cinema', 48.4, 11.4, 'sign-of-the-cinema')
    room.put('clock', 27, 17.6, 'oslo-clock').each('bench', [24.4, 19.2], [29.6, 19.2], [15, 17.4], [39, 17.4])
    room
      .put('trade-bench', 34, 18.6, 'trade-bench')
      .put('stall-gold', 22.6, 13)
      .put('stall-red', 33.4, 13)
      .put('stall-blue', 42.6, 13)
      .each(
        'lamp',
        [6.6, 11],
        [13, 11],
        [21, 11],
        [30.4, 11],
        [41.4, 11],
        [9, 17.4],
        [20.4, 17],
        [34, 16.8],
        [45, 16.8],
      )
    room
      .each('crate-apples', [22.4, 9.7], [28.4, 9.7], [6.6, 9.6])
      .each('crate-oranges', [29.3, 9.8], [42.2, 9.6])
      .each('barrel', [12.9, 9.4], [32.6, 9.6], [47.9, 9.5])
    room
      .each('flowerbed-red', [17, 17.2], [42, 17.2])
      .each('flowerbed-gold', [21.9, 17.2], [36.6, 17.2])
      .put('flowerbed-violet', 32.2, 17.2)
    room
      .each('puddle', [8, 15.7], [19.6, 10.9], [45.6, 11])
      .each('manhole', [25.6, 14.8], [40, 12.2])
      .each('bunting', [17, 11.02], [25.7, 11.02], [36, 11.02])
      .each('tub-rose', [8.2, 9.9], [34.8, 9.9], [43.4, 9.9], [18.9, 17], [40.6, 17.2])
      .each('tub-gold', [14.6, 9.9], [27, 9.9], [46.9, 9.9], [11.5, 9.9])
      .put('chalk-bread', 10.7, 10.9)
      .put('chalk-hat', 15.4, 10.9)
      .put('chalk-bone', 24.5, 10.9)
      .put('bicycle', 31.5, 10.4)
    room
      .put('cart-flowers', 11.6, 12.9)
      .put('cart-hats', 28.2, 12.9)
      .put('pump', 18.4, 15.2)
      .each('sacks', [20.5, 12.9], [45, 12.9])
      .each('crate-apples', [35.5, 12.9], [31.3, 13.3])
      .each('crate-pears', [24.9, 12.9], [40.5, 12.9])
      .each('barrel', [39.7, 12.8], [36.3, 12.7])
      .put('basket', 30.5, 13.4)
    room
      .put('cart-hats', 14.4, 16.2)
      .put('cart-flowers', 36.4, 16.1)
      .put('stall-blue', 42.2, 16.4)
      .each('crate-pears', [33, 16.3], [44.6, 16.3])
      .each('crate-apples', [16.4, 16.2], [40, 16.2])
      .each('barrel', [34.9, 16.2], [22.4, 16.2])
      .each('sacks', [38.6, 16.3], [23.4, 16.4])
      .each('tub-rose', [25.5, 17.8], [28.5, 17.8])
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
    room.each('birch-round', [21, 9.2], [31.2, 9.2], [40.9, 8.8]).each('birch-tall', [4, 10], [49.6, 10])
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
    room.put('blanket', 41, 21.6).put('basket', 42.4, 21.4).put('ball', 37, 22)
    grove(room, { wood: 'birch', from: [14, 20], to: [48, 23.4], count: 11, seed: 161, gap: 2.8 })
    backdrop(room, 162)
    room.row(['birch-tall', 'spruce-great', 'birch-wide', 'spruce-tall'], [0.5, 3], [52, 3], { step: 1.9, seed: 162 })
    room.row(['bush-round', 'spruce-young', 'fern', 'bush-rose'], [1, 4.2], [51, 4.2], { step: 1.9, seed: 163 })
    thicket(room, 164)
    flowers(room, 4, 165)
    room.put('smell-post', 13.5, 7.75, 'post-shops').put('smell-post', 43.5, 18.75, 'post-stalls')
  },
)
