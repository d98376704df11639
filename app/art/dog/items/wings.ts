import { GOLD, PINK, VIOLET, WHITE } from '#app/art/dog/palette.ts'
import type { Point } from '#app/art/dog/parts/part.ts'
import { drawing, dyed, item } from './item.ts'
import type { Item } from './item.ts'

/** How many rows wings rise at each beat, seen from the front or from behind. */
const BEAT = 2

type Wings = Pick<Item, 'key' | 'colours'> & Record<'side' | 'beating' | 'down' | 'up', { origin: Point; text: string }>

/** Wings on the shoulders. From the front they are below the dog; they beat in the frames in which cloth billows. */
function wings({ key, colours, side, beating, down, up }: Wings): Item {
  const risen = ([x, y]: Point): Point => [x, y + BEAT]
  return item({
    key,
    slot: 'back',
    anchor: 'back',
    isStiff: true,
    colours,
    views: {
      side: { over: drawing(side.origin, side.text) },
      down: { under: drawing(down.origin, down.text) },
      up: { over: drawing(up.origin, up.text) },
    },
    swung: {
      side: { over: drawing(beating.origin, beating.text) },
      down: { under: drawing(risen(down.origin), down.text) },
      up: { over: drawing(risen(up.origin), up.text) },
    },
  })
}

/** A butterfly's wings. */
export const butterflyWings = wings({
  key: 'butterfly-wings',
  colours: dyed({ cabd: VIOLET, zyox: PINK }),
  side: {
    origin: [12, 12],
    text: `
.ccca............
cczzaab..........
czzzzaabb........
caazzzaabb.......
caaazzzaabb......
cayaaazzaabb.....
.aayaaaazaabb....
.baaaaaaaaaab....
..bbaaaaaaaab....
....bbzzyaaab....
...cczyyyoabb....
...czyyyoabb.....
...cayyoabb......
....bbabbb.......
`,
  },
  beating: {
    origin: [10, 12],
    text: `
......ccca...
.....czzzab..
....czzzzab..
....czzzaab..
....caazaab..
....cayaaab..
....caaaaab..
.....baaaab..
.....cazyab..
....cczyyab..
....czyyoab..
.....ayoab...
......bbb....
`,
  },
  down: {
    origin: [23.5, 16],
    text: `
.ccca......................................ccca.
cczzaabb................................ccaazzab
czzzzaaabb............................ccaaazzzab
caazzzzaaabb........................ccaaazzzzaab
caaazzzzaaaabb....................ccaaaazzzzaabb
caayaaazzaaaaabb................ccaaaaazzaayaabb
.aaayaaaaaaaaaab................caaaaaaaaayaabb.
.baaaaaaaaaaaaab................caaaaaaaaaaaabb.
..bbaaaaaaaaaaab................caaaaaaaaaaabb..
....bbaaaaaaaabb................ccaaaaaaaabbb...
.....ccaazyyaabb................ccaazyyaabb.....
....cczzyyyyoab..................caazyyyyobb....
....czzyyyyoabb..................ccazyyyyyob....
....cazyyyoaab....................caazyyyoab....
.....aayyoaabb....................ccaayyoabb....
......bbbbbbb......................bbbbbbbb.....
`,
  },
  up: {
    origin: [15.5, 10],
    text: `
.ccca......................ccca.
cczzaab..................ccazzab
czzzzaabb..............ccaazzzab
caazzzaabb............ccaazzzaab
caaazzzaabb..........ccaazzzaabb
cayaaazzaabb........ccaazzaayabb
.aayaaaazaabb......ccaazaaayabb.
.baaaaaaaaaabb....ccaaaaaaaaabb.
..bbaaaaaaaaabb..ccaaaaaaaaabb..
....bbzzyaaaabb..caaaazyaabb....
...cczyyyoaaabb..caaazyyyobb....
...czyyyoaabb.....ccazyyyyob....
...cayyoaab.........caazyyab....
....bbabbb...........bbbbbb.....
`,
  },
})

/** An angel's wings of goose down. */
export const angelWings = wings({
  key: 'angel-wings',
  colours: dyed({ cabd: WHITE, zyox: GOLD }),
  side: {
    origin: [13, 9],
    text: `
.cc..............
ccaac............
caabaacc.........
.caabaaacc.......
.ccaabaaaaccc....
..caaabaaaaaab...
..ccaaabaaaaab...
...ccaaabaaaab...
....ccaabaaabb...
......caaaabb....
.......bbbbb.....
`,
  },
  beating: {
    origin: [11, 9],
    text: `
.....cc......
....ccaab....
....caabab...
...cabaaab...
...caabaab...
...cabaabab..
....caabaab..
....cabaaab..
.....caaabb..
......bbb....
`,
  },
  down: {
    origin: [23.5, 12],
    text: `
.ccc......................................caab..
cccaacc................................ccaaaaab.
cbaaaaaacc..........................ccaaaaaabab.
caabaaaaaaac......................ccaaaaaabaaab.
.cbaabaaaaaaac..................ccaaaaaabaabab..
.caabaabaaaaab..................caaaaabaabaaab..
..cbaabaabaaab..................caaabaabaabab...
...caabaabaaab..................caabaabaabab....
....cbaabaabbb..................cbaabaabbbb.....
.....bbbbbbb.....................bbbbbbbb.......
`,
  },
  up: {
    origin: [15.5, 8],
    text: `
.cc..........................ca.
ccaac......................ccaab
caabaacc................ccaaabab
.caabaaacc............ccaaaabaab
.ccaabaaaacc........ccaaaaabaab.
..caaabaaaaabb....ccaaaaabaaabb.
..ccaaabaaaaabb..ccaaaaabaaabb..
...ccaaabaaaabb..caaaabaaabb....
....ccaabaaabb....caabaaabb.....
......bbbbbbb......bbbbbbb......
`,
  },
})
