import type { Canvas } from '#app/art/canvas.ts'
import type { Colour, Paint } from '#app/art/palette.ts'

/** The trades of shops: the same house in other colours, with other signs and another window. */
export const TRADES = ['bread', 'hats', 'packs', 'games', 'films', 'fish'] as const
export type Trade = (typeof TRADES)[number]

type Swaps = Partial<Record<Colour, Colour>>
const walls = (a: Colour, b: Colour, c: Colour, d: Colour): Swaps => ({ falu0: a, falu1: b, falu2: c, falu3: d })
const awning = (dark: Colour, mid: Colour, light: Colour): Swaps => ({ grass1: dark, grass2: mid, grass4: light })
const roof = (dark: Colour, mid: Colour, light: Colour): Swaps => ({ slate0: dark, slate1: mid, slate2: light })

const COLOURS: Record<Trade, Swaps> = {
  bread: {
    ...walls('soil2', 'gold1', 'gold2', 'gold3'),
    ...awning('soil1', 'soil2', 'soil3'),
    ...roof('falu0', 'falu1', 'falu2'),
  },
  hats: { ...walls('plum', 'dusk', 'violet', 'pink'), ...awning('gold1', 'gold2', 'gold3') },
  packs: {
    ...walls('leaf0', 'grass1', 'grass2', 'grass4'),
    ...awning('falu1', 'falu2', 'falu3'),
    ...roof('soil0', 'soil1', 'soil2'),
  },
  games: {
    ...walls('ink', 'plum', 'dusk', 'violet'),
    ...awning('violet', 'pink', 'pink'),
    ...roof('ink', 'slate0', 'slate1'),
  },
  films: {
    ...walls('falu0', 'falu1', 'falu2', 'falu3'),
    ...awning('falu0', 'falu1', 'falu2'),
    ...roof('plum', 'dusk', 'stone1'),
  },
  fish: {
    ...walls('water0', 'water1', 'water2', 'water3'),
    ...awning('water0', 'water1', 'water2'),
    ...roof('falu0', 'falu1', 'falu2'),
  },
}

/** The pictures of signs and windows, in letters of `INKS`. */
const PICTURES: Record<Trade, readonly string[]> = {
  bread: ['..ssssss....', '.sSsSsSss...', 'sSsSsSsSsd..', 'sssssssssdd.', '.dssssssddd.', '..ddddddd...'],
  hats: [
    '...kkkkkk...',
    '...kKkkkk...',
    '...kKkkkk...',
    '...rrrrrr...',
    '...kKkkkk...',
    'kkkkkkkkkkkk',
    '.kkkkkkkkkk.',
  ],
  packs: [
    '....dddd....',
    '..dd....dd..',
    '..gggggggg..',
    '.gGGggggggk.',
    '.gGgggggggk.',
    '.gyyyyyyygk.',
    '.gGgggggggk.',
    '.kkkkkkkkkk.',
  ],
  games: [
    '....rr......',
    '....rR......',
    '.....k......',
    '.....k......',
    '..vvvvvvvv..',
    '.vvyvvvvrvv.',
    '.vvvvvvvvvv.',
    '.kkkkkkkkkk.',
  ],
  films: [
    'k.k.k.k.k.k.',
    'kkkkkkkkkkkk',
    'kkkckkkkkkkk',
    'kkkccckkkkkk',
    'kkkcccckkkkk',
    'kkkccckkkkkk',
    'kkkckkkkkkkk',
    'k.k.k.k.k.k.',
  ],
  fish: ['....wwww...b', '..wWWWwwb.bb', '.wkWWWwwwbbb', '.wWWwwwwwbbb', '..wwwwwwb.bb', '....bbbb...b'],
}
const INKS: Record<string, Paint> = {
  s: 'soil3',
  S: 'soil4',
  d: 'soil1',
  k: 'slate0',
  K: 'slate2',
  r: 'falu2',
  R: 'falu3',
  g: 'grass2',
  G: 'grass4',
  y: 'gold2',
  v: 'dusk',
  c: 'cream',
  w: 'water2',
  W: 'water3',
  b: 'water1',
}

/** Paints the front for its trade and adds its signs; the cinema has bulbs around its canopy. */
export function dressFront(body: Canvas, trade: Trade): void {
  body.remap(COLOURS[trade])
  body.ellipse(86, 74, 12, 11, 'soil1').ellipse(86, 73.5, 11, 10, 'gold3').ellipse(86, 75.5, 9.4, 7.4, 'cream')
  const rows = PICTURES[trade]
  body.sprite(80, 78 - rows.length, rows, INKS)
  body
    .roundRect(150, 124, 22, 17, 3, 'gold2')
    .roundRect(151, 125, 20, 15, 3, 'cream')
    .sprite(155, 137 - rows.length, rows, INKS)
  body
    .rect(30, 127, 66, 24, trade === 'games' ? 'ink' : 'plum')
    .rect(30, 149, 66, 2, 'soil2')
    .rect(30, 139, 66, 1, 'soil1')
  for (let i = 0; i < 4; i++) body.sprite(33 + i * 16, 149 - rows.length, rows, INKS)
  for (let i = 0; i < 3; i++) body.sprite(41 + i * 16, 139 - rows.length, rows, INKS)
  if (trade === 'games') for (let x = 31; x < 96; x += 5) body.rect(x, 128, 3, 1, x % 2 ? 'pink' : 'water3')
  body.rect(62, 127, 2, 24, 'cream')
  if (trade === 'films') {
    for (let x = 17; x < 110; x += 6)
      body
        .rect(x, 105, 3, 3, 'gold3')
        .rect(x + 1, 107, 2, 1, 'gold1')
        .rect(x, 126, 3, 2, 'gold3')
  }
}
