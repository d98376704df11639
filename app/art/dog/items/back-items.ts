import * as palette from '#app/art/dog/palette.ts'
import { type Item, item } from './item.ts'

export const cape: Item = item({
  key: 'cape',
  slot: 'back',
  colours: palette.CAPE,
  views: {
    down: {
      over: { origin: [6.5, 0], drawing: `
aaa........aab
caaa.yyo.aaabb
.caaayooaaabb.
..aaabooaabb..
` },
      under: { origin: [12.5, 0], drawing: `
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
` },
    },
    side: { over: { origin: [15, 2], drawing: `
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
` } },
    up: { over: { origin: [9.5, 2], drawing: `
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
` } },
  },
})

export const backpack: Item = item({
  key: 'backpack',
  slot: 'back',
  colours: palette.BACKPACK,
  views: {
    down: {
      over: { origin: [6.5, 1], drawing: `
ss..........st
.ss........st.
.ss........st.
..st......st..
..st......st..
...st....st...
` },
      under: { origin: [11.5, 0], drawing: `
...caaaaaaaaaaaaaabbb...
..ccaaaaaaaaaaaaaabbbb..
..caaaaaaaaaaaaaaaabbb..
..caaaaaaaaaaaaaaaabbd..
..yyyyyyyyyyyyyyyyyooo..
..aaaaaaaaaaaaaaaaabbd..
...bbbbbbbbbbbbbbbbdd...
` },
    },
    side: { over: { origin: [9, 8], drawing: `
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
` } },
    up: { over: { origin: [6.5, 5], drawing: `
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
` } },
  },
})

