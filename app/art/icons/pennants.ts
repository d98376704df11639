import { Canvas } from '#app/art/canvas.ts'
import type { Colour } from '#app/art/palette.ts'
import type { Pack } from '#durable/rules/packs.ts'

type Pennant = { cloth: readonly [dark: Colour, main: Colour, light: Colour]; top: number; emblem: readonly string[] }

const PENNANTS: Readonly<Record<Pack, Pennant>> = {
  banden: {
    cloth: ['water1', 'water2', 'water3'],
    top: 6,
    emblem: [
      '...#........#..',
      '..###......###.',
      '..###..#...###.',
      '...#..###...#..',
      '.##...###....##',
      '###...###...###',
      '.#.#########.#.',
      '...#########...',
      '..###########..',
      '..###########..',
      '...####.####...',
      '....##...##....',
    ],
  },
  stammen: {
    cloth: ['grass1', 'grass2', 'grass4'],
    top: 5,
    emblem: [
      '....##....',
      '...####...',
      '...####...',
      '..######..',
      '...####...',
      '..######..',
      '.########.',
      '..######..',
      '.########.',
      '##########',
      '....##....',
    ],
  },
  klanen: {
    cloth: ['falu1', 'falu2', 'falu3'],
    top: 9,
    emblem: [
      '.##......##.',
      '####....####',
      '############',
      '.##########.',
      '############',
      '####....####',
      '.##......##.',
    ],
  },
  sekten: {
    cloth: ['soil2', 'gold1', 'gold2'],
    top: 5,
    emblem: [
      '.....#.......',
      '.#...#...#...',
      '..#.###.#....',
      '...#####.....',
      '..#######....',
      '##.#######.##',
      '..#######....',
      '...#####.....',
      '..#.###.#....',
      '.#...#...#...',
      '.....#.......',
    ],
  },
  losjen: {
    cloth: ['plum', 'dusk', 'violet'],
    top: 5,
    emblem: [
      '...####....',
      '.####......',
      '.###.......',
      '###....#...',
      '###...###..',
      '###....#...',
      '###........',
      '.###.......',
      '.#####..##.',
      '...######..',
    ],
  },
  selskapet: {
    cloth: ['slate0', 'slate1', 'slate2'],
    top: 6,
    emblem: [
      '......#......',
      '.....###.....',
      '.....###.....',
      '....#####....',
      '...##.###.##.',
      '..##..######.',
      '.###.########',
      '#############',
      '#############',
    ],
  },
}

/** A cloth that hangs from a rod and ends in a point, 26 by 28, with the pack's emblem in cream. */
export function drawPennant(pack: Pack): Canvas {
  const { cloth, top, emblem } = PENNANTS[pack]
  const [dark, main, light] = cloth
  const canvas = new Canvas(26, 28)
  for (let y = 0; y < 27; y++) {
    const half = y < 17 ? 11 : 11 - Math.round((y - 17) * 1.05)
    for (let i = -half - 1; i <= half + 1; i++) {
      const edge = Math.abs(i) > half || y === 0 || y === 26
      const fill = y < 3 || i < -half + 2 ? light : i > half - 3 ? dark : main
      canvas.set(13 + i, y, edge ? 'ink' : fill)
    }
  }
  canvas.rect(1, 0, 25, 1, 'ink')
  const left = 13 - Math.floor((emblem[0]?.length ?? 0) / 2)
  return canvas.sprite(left, top, emblem, { '#': 'cream' })
}
