import * as palette from '#app/art/dog/palette.ts'
import { drawing, item } from './item.ts'

export const cape = item({
  key: 'cape',
  slot: 'back',
  anchor: 'back',
  colours: palette.CAPE,
  views: {
    down: {
      over: drawing(
        [6.5, 0],
        `
aaa........aab
caaa.yyo.aaabb
.caaayooaaabb.
..aaabooaabb..
`,
      ),
      under: drawing(
        [12.5, 0],
        `
........aaaaaaaaaa........
......caaaaaaaaaaaabb.....
.....caaaaaaaaaaaaabbb....
....ccaaaaaaaaaaaaaabbb...
...ccaaaaaaaaaaaaaaabbb...
...caaaaaaaaaaaaaaaabbbb..
..ccaaaaaaaaaaaaaaaabbbb..
..caaaaaaaaaaaaaaaaabbbb..
.ccaaaaaaaaaaaaaaaaaabbbb.
.caaaaaaaaaaaaaaaaaaabbbd.
.aaaaaaaaaaaaaaaaaaaabbbd.
.aabaaabaaaaaaaabaaabbbd..
..bb.bbb........bbb.bb....
`,
      ),
    },
    side: {
      over: drawing(
        [15, 2],
        `
...................aaaayo.
...........aaaaaaaaaaabyo.
......caaaaaaaaaaaaaaabb..
.....ccaaaaaaaaaaaaaaabb..
....ccaaaaaaaaabaaaaabbb..
....caaaaaabaaaabaaaabbb..
...ccaaaaaabaaaabaaabbbb..
..ccaaaaaaabaaabaaabbbb...
.ccaaaaaaabbaaabbaabbb....
ccaaaaaaabbaaabbaabbb.....
caaaaabbbbaaabbbabbb......
.aabbbb.bbbbbb.bbb........
..bb......bb..............
`,
      ),
    },
    up: {
      over: drawing(
        [9.5, 2],
        `
......yyyyyyyo......
....caaaaaaaaabb....
...ccaaaaaaaaaabb...
...caaaaaaaaaaabb...
..ccaaaaaaabaaabbb..
..caaaabaaabaaabbb..
..caaaabaaaabaabbb..
.ccaaabaaaaabaabbbb.
.caaaabaaaaabaaabbb.
.caaaabaaaaaabbabbd.
ccaaabbaaaaaabbabbbd
caaaabaaaaaaabbabbbd
caaaabaaaaaaabbbabbd
aaabbbaaaaabbbbabddd
.bbb..bbaabb..bbbd..
`,
      ),
    },
  },
  swung: {
    side: {
      over: drawing(
        [15, 2],
        `
...................aaaayo.
......ccc..aaaaaaaaaaabyo.
...cccaaaaaaaaaaaaaaaabb..
..ccaaaaaaaaaaaaaaaaabbb..
.ccaaaaaaaaaabaaaaaabbb...
ccaaaaaaaabaaaabaaabbb....
caaaaaaaabbaaabaaabbbb....
aaabbaaabbaaabbaabbbb.....
.bb.bbbbb.bbbbbbbbb.......
..........bb.bbb..........
`,
      ),
    },
    up: {
      over: drawing(
        [9.5, 2],
        `
......yyyyyyyo......
....caaaaaaaaabb....
...ccaaaaaaaaaabb...
...caaaaaaaaaaabb...
..ccaaaaaaabaaabbb..
..caaaabaaabaaabbb..
.ccaaaabaaaabaaabbb.
.caaaabaaaaabaaabbb.
ccaaaabaaaaaabaaabbd
caaaabaaaaaaabbaabbd
caaaabbaaaaaabbaabbd
.aaabb.aaaabbbbbabd.
..bbb..bbbbb..bbb...
`,
      ),
    },
  },
})

export const backpack = item({
  key: 'backpack',
  slot: 'back',
  anchor: 'back',
  colours: palette.BACKPACK,
  views: {
    down: {
      over: drawing(
        [6.5, 1],
        `
ss..........st
.ss........st.
.ss........st.
..st......st..
..st......st..
...st....st...
`,
      ),
      under: drawing(
        [11.5, 0],
        `
...caaaaaaaaaaaaaabbb...
..ccaaaaaaaaaaaaaabbbb..
..caaaaaaaaaaaaaaaabbb..
..caaaaaaaaaaaaaaaabbd..
..yyyyyyyyyyyyyyyyyooo..
..aaaaaaaaaaaaaaaaabbd..
...bbbbbbbbbbbbbbbbdd...
`,
      ),
    },
    side: {
      over: drawing(
        [9, 8],
        `
....ccaa.......
..ccaaaabb.....
.ccaaaaaabb....
.caaaaaaabbss..
.aaaaaaaabb.ss.
.yyyyyyyyoo..st
.aaayyoaabb..st
.caaayoaabb..st
.caaaaaaabb..st
.aaaaaaabbbs.st
..bbbbbbbdtt.st
........st.....
.........st....
.........st....
..........st...
`,
      ),
    },
    up: {
      over: drawing(
        [6.5, 5],
        `
.....sst.....
...ccaaaab...
..ccaaaaaabb.
.ccaaaaaaabb.
.caaaaaaaabbb
.caaaaaaaabbb
.yyyyyyyyyooo
.aaaaayyoabbb
.caaaaayoabbb
.ccaaaaaaabbb
.caaaaaaaabbd
.baaaaaaabbd.
..bbbbbbbdd..
`,
      ),
    },
  },
})
