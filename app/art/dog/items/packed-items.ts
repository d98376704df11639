import { BLACK, GOLD, LEATHER, ORANGE, RED, STEEL, STRAW } from '#app/art/dog/palette.ts'
import { drawing, dyed, item } from './item.ts'

// Things on the back: loads, harnesses and instruments.

export const saddleBags = item({
  key: 'saddle-bags',
  slot: 'back',
  anchor: 'back',
  colours: dyed({ cabd: LEATHER, zyox: GOLD, wvut: STRAW }),
  views: {
    side: {
      over: drawing(
        [8.5, 2],
        `
....wwwwwwwvv....
...wvvvvvvvvuu...
..ccaaaaaaaaabb..
..caaaaaaaaaabb..
..ccaaaaaaaaabb..
..dbbbbbbbbbbbd..
..ccaaazyoaaabb..
..caaaayoxaaabb..
..caaaaaaaaaabb..
..caaaaaaaaaabb..
..aaaaaaaaaabbd..
...bbbbbbbbbdd...
`,
      ),
    },
    down: {
      over: drawing([6.5, -1], 'aabbbbbbbbbbbb\nbbbbbbbbbbbbbd'),
      under: drawing(
        [13.5, -2],
        `
..ccaaa............aaabb..
.ccaaaab..........caaaabb.
.caaaaab..........caaaabb.
.dbbbbbd..........dbbbbbd.
.cazyaab..........caazybb.
.caaaaab..........caaaabb.
.caaaaab..........caaaabb.
..bbbbb............bbbbd..
`,
      ),
    },
    up: {
      over: drawing(
        [13.5, -2],
        `
..ccaaaawwwwwwwwwwaaaabb..
.ccaaaabvvvvvvvvvvaaaaabb.
.caaaaabuuuuuuuuuucaaaabb.
.dbbbbbd..........dbbbbbd.
.cazyaab..........caazybb.
.caaaaab..........caaaabb.
.caaaaab..........caaaabb.
..bbbbb............bbbbd..
`,
      ),
    },
  },
})

/** A harness for the sled. */
export const sledHarness = item({
  key: 'sled-harness',
  slot: 'back',
  anchor: 'back',
  colours: dyed({ cabd: RED, zyox: STEEL }),
  views: {
    side: {
      over: drawing(
        [11, 1],
        `
.zy....................
zoccaaaaaaaaaaaaaaa....
.yobbbaaabbbbbbbbaaa...
.......cab......caab...
.......cab.......caa...
.......cab.......caab..
.......cab.......caab..
.......cab.......caab..
.......cabb.....caabb..
........aabbbbbbaabb...
.........bbbddbbbbb....
`,
      ),
    },
    down: {
      over: drawing(
        [6.5, -1],
        `
cca........abb
ccaa......aabb
.ccaa....aabb.
..ccaa..aabb..
...ccaaaabb...
....cazyab....
....cayoab....
.....caab.....
......ab......
`,
      ),
    },
    up: {
      over: drawing(
        [7.5, 1],
        `
cca..........aab
ccaa........aabb
.ccaa......aabb.
..ccaaaaaaaabb..
...ccaaaaaabb...
......caab......
......caab......
......czyb......
.....zyzyoo.....
.....zo..yo.....
......yyoo......
`,
      ),
    },
  },
})

export const lifeJacket = item({
  key: 'life-jacket',
  slot: 'back',
  anchor: 'back',
  colours: dyed({ cabd: ORANGE, zyox: STEEL, kjih: BLACK }),
  views: {
    side: {
      over: drawing(
        [9, 2],
        `
....cccaaaaaaaaaaab...
...ccaaaaaaaaaaaaabb..
..ccaaaaabaaaaabaaabb.
..caaaaaabaaaaabaaabb.
..zzzyyyyoyyyyyoyyyoo.
..zyyyyyyoyyyyyoyyyoo.
..caaaaaabaaaaabaaabb.
..caaaaaabaaaaabaaabb.
..jjjkjjjjjjkjjjjjjii.
..caaaaaabaaaaabaaabb.
...bbbbbbbbbbbbbbbbd..
`,
      ),
    },
    down: {
      over: drawing(
        [7.5, -1],
        `
.ccaa......aabb.
.cccaaa..aaaabb.
.ccaaaajjaaaabb.
.zyyyyyjjyyyyoo.
.zyyyyyjjyyyyoo.
.caaaaajjaaaabb.
.jjjjjjkkjjjjji.
..caaabjjaaabb..
...bbbb..bbbb...
`,
      ),
    },
    up: {
      over: drawing(
        [8.5, 1],
        `
....ccaaaaaabb....
...ccaaaaaaaabb...
..ccaaaaaaaaaabb..
..caaaaaaaaaaabb..
.zzyyyyyyyyyyyyoo.
.zyyyyyyyyyyyyyoo.
.caaaaaaaaaaaaabb.
.caaaaaaaaaaaaabb.
.jjkjjjjjjjjjkjji.
..caaaaaaaaaaabb..
...bbbbbbbbbbbb...
`,
      ),
    },
  },
})

/** A guitar across the back, with its neck up. */
export const guitar = item({
  key: 'guitar',
  isStiff: true,
  slot: 'back',
  anchor: 'back',
  colours: dyed({ cabd: ORANGE, zyox: LEATHER, kjih: BLACK }),
  views: {
    side: {
      over: drawing(
        [10, 9],
        `
.kk................
kjjk...............
jjji...............
.jiyo..............
...yyo.............
....yyo............
.....yyo...........
......yyo.cca......
.......yyoaaaab....
......ccayoaaab....
.....ccaaayoabb....
.....caaajjiabb....
.....caaajjibaab...
.....caaaaaabaab...
......aaakkkaabb...
.......baaaaabb....
.........bbbb......
`,
      ),
    },
    down: {
      over: drawing(
        [6.5, -1],
        `
...........zyo
.........zyyo.
.......zyyo...
.....zyyo.....
...zyyo.......
..zyo.........
.zyo..........
`,
      ),
      under: drawing(
        [18.5, 18],
        `
...............................kk...
..............................kjjk..
..............................jjji..
.............................yji....
............................zyo.....
...........................zyo......
..........................zyo.......
....................................
....................................
....................................
....................................
....................................
....................................
....................................
....................................
....................................
....................................
....................................
....................................
....cca.............................
..ccaaaaa...........................
.ccaaaaaaa..........................
.caaaaaaaa..........................
.caaaaaaaa..........................
.caakkaaaa..........................
..caakkkaa..........................
...aaaaaaa..........................
....bbbbbb..........................
`,
      ),
    },
    up: {
      over: drawing(
        [6.5, 13],
        `
......kjk.....
......jjj.....
......jji.....
.......y......
......zyo.....
......zyo.....
......zyo.....
......zyo.....
......zyo.....
....cczyoab...
...ccazyoaab..
...caazyoaab..
....aazyoab...
....aajjiab...
...caajjiaab..
..ccaajjiaabb.
..caaaaaaaabb.
..caaakkkaabb.
..caaaaaaaabb.
...aaaaaaabb..
....bbbbbbb...
`,
      ),
    },
  },
})
