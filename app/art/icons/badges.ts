import { Canvas } from '#app/art/canvas.ts'
import type { Colour } from '#app/art/palette.ts'
import type { Heart, StaffBadge } from '#durable/rules/roles.ts'

type Drawing = { rows: readonly string[]; paints: Readonly<Record<string, Colour>> }

/** Badges of staff. The shape carries the meaning (screen, crown, shield), and the colour repeats it. */
const BADGES: Readonly<Record<StaffBadge, Drawing>> = {
  developer: {
    rows: [
      '......####......',
      '....##bbbb##....',
      '..##bbbbbbbb##..',
      '.#bllllllllbbb#.',
      '#bllbbbbbbbbbbb#',
      '#bbbwbbbbbbwbbb#',
      '#bbwwbbwwbbwwbb#',
      '#bwwbbbwwbbbwwb#',
      '#bbwwbwwbbbwwbb#',
      '#bbbwbwwbbbwbbb#',
      '#bbbbbbbbbbbbbd#',
      '.#bbbbbbbbbbdd#.',
      '..##bbbbbbdd##..',
      '....##bbdd##....',
      '......####......',
    ],
    paints: { '#': 'water0', b: 'water1', l: 'water2', w: 'cream', d: 'water0' },
  },
  administrator: {
    rows: [
      '.......##.......',
      '......#yy#......',
      '......#yy#......',
      '##...#ylyy#...##',
      '#y#..#ylyy#..#y#',
      '#yy##yylyyy##yy#',
      '#lyyyylyyyyyyyy#',
      '#lyyylyyyyyyyyy#',
      '#lyyyyyyyyyyyoo#',
      '.#yyyyyyyyyyyo#.',
      '.#yyryyywyyrro#.',
      '.#yyryyywyyrro#.',
      '.#oooooooooooo#.',
      '.##############.',
    ],
    paints: { '#': 'soil0', y: 'gold2', l: 'gold3', o: 'gold1', r: 'falu2', w: 'water1' },
  },
  moderator: {
    rows: [
      '##############',
      '#rrrrrrrrrrrr#',
      '#rlllllllllrr#',
      '#rlrrrwwrrrrr#',
      '#rlrrrwwrrrrr#',
      '#rlrwwwwwwrdr#',
      '#rrrwwwwwwrdr#',
      '#rrrrrwwrrrdr#',
      '.#rrrrwwrrdr#.',
      '.#rrrrrrrrdr#.',
      '..#rrrrrrdr#..',
      '...#rrrrdr#...',
      '....##rr##....',
      '......##......',
    ],
    paints: { '#': 'falu0', r: 'falu2', l: 'falu3', w: 'cream', d: 'falu1' },
  },
}

const MINI_BADGES: Readonly<Record<StaffBadge, Drawing>> = {
  developer: {
    rows: ['..###..', '.#bbb#.', '#bwbwb#', '#wbbbw#', '#bwbwb#', '.#bbb#.', '..###..'],
    paints: { '#': 'water0', b: 'water1', w: 'cream' },
  },
  administrator: {
    rows: ['#..#..#', '##.#.##', '#y#y#y#', '#ylyyy#', '#yyyyy#', '#yryry#', '#######'],
    paints: { '#': 'soil1', y: 'gold2', l: 'gold3', r: 'falu2' },
  },
  moderator: {
    rows: ['#######', '#rrwrr#', '#rwwwr#', '#rrwrr#', '#rrrrr#', '.#rrr#.', '..###..'],
    paints: { '#': 'falu0', r: 'falu2', w: 'cream' },
  },
}

/** [SU2] The heart of a supporter: one shape, of which the metal is the fill and the lower edge. */
const HEART_ROWS = [
  '.###.###.',
  '#fff#fff#',
  '#flfffff#',
  '#fffffff#',
  '#effffff#',
  '.#effff#.',
  '..#eff#..',
  '...#e#...',
  '....#....',
]
const METALS: Readonly<Record<Heart, readonly [fill: Colour, edge: Colour]>> = {
  Bronze: ['soil3', 'soil1'],
  Silver: ['snow1', 'stone1'],
  Gold: ['gold2', 'soil3'],
  Diamond: ['water3', 'water1'],
}
const HEART_PX = 9

/** 9x9, for name plates in the park and for lists. */
export function drawHeart(heart: Heart): Canvas {
  const [fill, edge] = METALS[heart]
  return new Canvas(HEART_PX, HEART_PX).sprite(0, 0, HEART_ROWS, { '#': 'ink', f: fill, e: edge, l: 'cream' })
}

/** 16x16, for lists, cards and headings. */
export function drawBadge(role: StaffBadge): Canvas {
  return drawn(BADGES[role], 16)
}

/** 7x7, for name plates in the park. */
export function drawMiniBadge(role: StaffBadge): Canvas {
  return drawn(MINI_BADGES[role], 7)
}

function drawn({ rows, paints }: Drawing, size: number): Canvas {
  const left = Math.floor((size - (rows[0]?.length ?? 0)) / 2)
  return new Canvas(size, size).sprite(left, Math.floor((size - rows.length) / 2), rows, paints)
}
