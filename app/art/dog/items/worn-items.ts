import { BLUE, GOLD, PINK, RED, VIOLET, WHITE } from '#app/art/dog/palette.ts'
import { drawing, dyed, item } from './item.ts'

// Cloth, and wings.

/** A knitted blanket with stars in it, as grandmothers make. */
export const knittedBlanket = item({
  key: 'knitted-blanket',
  slot: 'back',
  anchor: 'back',
  colours: dyed({ cabd: BLUE, wvut: WHITE }),
  views: {
    side: {
      over: drawing(
        [9.5, 2],
        `
....ccaaaaaaaaabb...
...ccaaaaaaaaaaabb..
..wwvwwvwwvwwvwwvu..
..caaaaaaaaaaaaabb..
..caawaaaawaaaawbb..
..cawwwaawwwaawwvb..
..caawaaaawaaaawbb..
..caaaaaaaaaaaaabb..
..wwvwwvwwvwwvwwvu..
..caaaaaaaaaaaaabb..
..aaaaaaaaaaaaabbb..
..w.vw.vw.vw.vw.vu..
`,
      ),
    },
    down: {
      over: drawing([6.5, -1], 'wwvwwvwwvwwvvu\naabbbbbbbbbbdd'),
      under: drawing(
        [12.5, -1],
        `
....caaaaaaaaaaaaabb....
..ccaaaaaaaaaaaaaaabbb..
.ccaaaaaaaaaaaaaaaaabbb.
.wwvwwvwwvwwvwwvwwvvuuu.
.caawaaaaaaaaaaaaaawabb.
.cawwwaaaaaaaaaaaawwvbb.
.caawaaaaaaaaaaaaaawabb.
.wwvwwvwwvwwvwwvwwvvuuu.
.aaaaaaaaaaaaaaaaaabbbb.
.w.vw.v..........v.vu.u.
`,
      ),
    },
    up: {
      over: drawing(
        [9.5, 1],
        `
....ccaaaaaaaaab....
...ccaaaaaaaaaabb...
..wwvwwvwwvwwvwvuu..
..caaaaaaaaaaaaabb..
.ccawaaaaawaaaawabb.
.cawwwaaawwwaawwvbb.
.caawaaaaawaaaawabb.
.caaaaaaaaaaaaaaabb.
.wwvwwvwwvwwvwwvvuu.
.aaaaaaaaaaaaaaabbb.
.w.vw.vw.vw.vw.vw.u.
`,
      ),
    },
  },
})

export const scarf = item({
  key: 'scarf',
  slot: 'back',
  anchor: 'neck',
  colours: dyed({ cabd: RED, wvut: WHITE }),
  views: {
    side: {
      over: drawing(
        [5.5, 1],
        `
.ccaaaaaaaaab.
ccawvaaawvaabb
caawvaaawvaabb
.bbbuabbbubbb.
......caab....
......cawvb...
......cawvb...
.......caab...
.......w.vu...
`,
      ),
    },
    down: {
      over: drawing(
        [8.5, 2],
        `
.ccaaaaaaaaaaaab..
ccawvaaawvaaawvab.
caawvaaawvaaawvbb.
.bbbubaabubbbubb..
.....ccaabb.......
.....cwvvuu.......
.....caaabb.......
.....cwvvuu.......
.....caaabb.......
.....w.v.u........
`,
      ),
    },
    up: {
      over: drawing(
        [9.5, 0],
        `
...cccaaaaaaab......
..cawvaaawvaaawbb...
..caavaaaavaaavbb...
...bbbbbbbbbbbbb....
...caab.............
..cwvvu.............
..caabb.............
.cwvvu..............
.w.v.u..............
`,
      ),
    },
  },
})

const WING_SIDE = `
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
`

/** A butterfly's; they do not carry, but who would tell it to the dog. */
export const butterflyWings = item({
  key: 'butterfly-wings',
  isStiff: true,
  slot: 'back',
  anchor: 'back',
  colours: dyed({ cabd: VIOLET, zyox: PINK }),
  views: {
    side: { over: drawing([12, 12], WING_SIDE) },
    down: {
      under: drawing(
        [23.5, 16],
        `
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
      ),
    },
    up: {
      over: drawing(
        [15.5, 10],
        `
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
      ),
    },
  },
})

/** Of goose down, for the very best of dogs. */
export const angelWings = item({
  key: 'angel-wings',
  isStiff: true,
  slot: 'back',
  anchor: 'back',
  colours: dyed({ cabd: WHITE, zyox: GOLD }),
  views: {
    side: {
      over: drawing(
        [13, 9],
        `
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
      ),
    },
    down: {
      under: drawing(
        [23.5, 12],
        `
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
      ),
    },
    up: {
      over: drawing(
        [15.5, 8],
        `
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
      ),
    },
  },
})
