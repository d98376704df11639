import { paintRoom } from '#durable/world/paint/room-painter.ts'
import { backdrop, flowers, grove } from '#durable/world/paint/wilds.ts'

/** The Harbour: a quay of planks, a red boathouse and a fishmonger; stairs lead up to Market Street. */
export const HARBOUR = paintRoom(
  {
    key: 'harbour',
    name: { dk: 'Havnen', en: 'The Harbour', no: 'Havna', se: 'Hamnen' },
    width: 40,
    height: 28,
    base: 'g',
    entries: [
      // Before the quay, from where the boats are in view.
      { id: 'meadow', x: 27, y: 12 },
      { id: 'beach', x: 3, y: 11 },
      { id: 'market', x: 36, y: 12 },
    ],
    areas: [
      { id: 'view-boathouse', kind: 'camera', x: 18, y: 6, w: 4, h: 4 },
      { id: 'view-boats', kind: 'camera', x: 9, y: 14, w: 4, h: 4 },
      { id: 'view-sailboat', kind: 'camera', x: 28, y: 16, w: 6, h: 5 },
      { id: 'sight-flower-cart', kind: 'sight', x: 25, y: 9, w: 4, h: 3 },
      { id: 'sight-red-boat', kind: 'sight', x: 3, y: 16, w: 3, h: 3 },
    ],
    doors: [
      { id: 'harbour-meadow', x: 27, y: 1, w: 2, to: { room: 'meadow', entry: 'harbour' } },
      { id: 'harbour-beach', x: 1, y: 11, h: 2, to: { room: 'beach', entry: 'harbour' } },
      { id: 'harbour-stairs', x: 38, y: 12, h: 2, to: { room: 'market-street', entry: 'quay' } },
    ],
  },
  (room) => {
    room.land
      .patches('l', 0.4, 101)
      .rect('c', [3, 9], [38, 13])
      .rect('c', [0, 11], [3, 13])
      .stroke(
        'p',
        [
          [28, 0],
          [28, 8],
        ],
        2,
      )
      .rect('c', [34, 12], [40, 14])
      .rect('w', [0, 16], [40, 28])
      .oval('d', [5, 26], [8, 5.6], 103)
      .oval('d', [17, 26], [9, 5], 104)
      .oval('d', [34, 25.4], [9, 5.4], 105)
      .rect('d', [0, 25], [40, 28])
      .rect('f', [3, 13], [37, 15])
      .rect('f', [9, 15], [11, 23])
      .rect('f', [22, 15], [24, 22])
      .rect('f', [20, 22], [28, 23])
    room
      .ground('normal', [3, 13], [34, 2])
      .ground('normal', [9, 15], [2, 8])
      .ground('normal', [22, 15], [2, 8])
      .ground('normal', [20, 22], [8, 1])
    room.put('boathouse', 12, 8.9, 'boathouse').put('shop-fish', 20, 8.6, 'fishmonger').put('smoke', 21.3, 8.63)
    room
      .put('boat-red', 13.6, 18.6, 'boat-red')
      .put('boat-blue', 17.4, 23.4, 'boat-blue')
      .put('sailboat', 30.6, 20.2, 'sailboat')
      .put('boat-red', 4.4, 18.4, 'boat-red-2')
      .put('boat-red', 26.6, 18.2, 'boat-red-3')
      .put('quay-stairs', 36.6, 10.9, 'quay-stairs')
    room
      .each('barrel', [16.6, 9], [5, 13.4], [5.8, 13.8], [26.2, 13.7])
      .each('crate-oranges', [23.4, 9.2], [15, 13.4])
      .each('crate-pears', [24.4, 9.4], [15.4, 14])
    room.each('bench', [8, 9], [32, 9]).each('lamp', [4, 9.6], [14.4, 9.4], [30.4, 8.4], [19, 13.2], [34, 13.2])
    room
      .each(
        'pile',
        [8.4, 17.2],
        [11.8, 17.2],
        [8.4, 23.6],
        [11.8, 23.6],
        [21.3, 17.2],
        [24.8, 17.2],
        [19.4, 23.6],
        [28.7, 23.6],
      )
      .each('mooring-post', [6.4, 15.2], [28, 15.2], [33, 15.2])
      .each('fishing-nets', [6.6, 11], [29.6, 11.6])
      .each('crate-oranges', [12.4, 14.8], [13.3, 15])
      .put('bowl-food', 17.6, 9.8)
      .put('signpost', 30.2, 5)
      .put('ball', 33, 14.2)
    room
      .each('puddle', [25, 12.3], [33, 10.3])
      .each('manhole', [21.6, 11.6])
      .put('bunting', 7.6, 9.62)
      .put('chalk-fish', 18, 9.9)
      .put('bicycle', 10.2, 9.7)
      .each('tub-rose', [22.9, 9.8], [28.4, 9.8])
      .each('sacks', [23.6, 11.4], [31.6, 13.9])
      .put('cart-flowers', 26.4, 10.9)
      .put('pump', 13.6, 11.9)
      .each('crate-apples', [9.4, 13.5], [18.4, 13.9])
      .each('barrel', [34.8, 11.4], [22, 13.9])
    room.each('boulder-wet', [2, 18], [5, 20], [37.6, 18.4]).each('stone-wet', [17, 21], [33.4, 22.6])
    room.put('drake-right', 15, 21.4).put('hen-right', 29, 19.6).put('hen-left', 6, 23).put('drake-left', 35.6, 22)
    grove(room, { wood: 'birch', from: [2, 4], to: [10, 8], count: 6, seed: 111, gap: 1.8 })
    grove(room, { wood: 'mixed', from: [31, 4], to: [38, 8], count: 6, seed: 112, gap: 1.8 })
    room.row(['pine-left', 'birch-tall', 'pine-right', 'spruce-broad'], [0.8, 3], [40, 3], { step: 1.9, seed: 113 })
    backdrop(room, 116)
    room.row(['bush-round', 'fern', 'bush-rose', 'spruce-young'], [1, 4.2], [39, 4.2], { step: 1.9, seed: 114 })
    flowers(room, 5, 115)
    room.put('smell-post', 14.5, 7.75, 'post-quay')
  },
)
