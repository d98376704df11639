import { BLUE, RED, WHITE } from '#app/art/dog/palette.ts'
import { drawing, dyed, item } from './item.ts'

/** A knitted blanket with stars. */
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
