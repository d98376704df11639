import { dyed, hat } from '#app/art/dog/items/item.ts'
import { BLACK, BLUE, GOLD, RED, TEAL, VIOLET, WHITE } from '#app/art/dog/palette.ts'

export const baseballCap = hat({
  key: 'baseball-cap',
  colours: dyed({ cabd: BLUE, wvut: WHITE, zyox: RED }),
  origin: [7.5, 6],
  drawing: `
.......zo.......
....ccaaaabb....
...ccaaaaaabb...
..ccaawwwvaabb..
..caaawwwvaabb..
..caaaawvaaabb..
..aaaaaaaaaabb..
.zyyyyyyyyyyyyo.
zyyyyyyyyyyyyyoo
.oooooooooooooo.
`,
  side: {
    origin: [7.5, 6],
    drawing: `
......zo.............
...ccaaaaab..........
..ccaaaaaaabb........
.ccaaaabaaawwb.......
.caaaaabaaawwvb......
.caaaaabaaaawvb......
.aaaaaaaaaaaaabzyyy..
.aaaaaaaaaaaabzyyyyyo
..bbbbbbbbbbbb.oooooo
`,
  },
  up: {
    origin: [7.5, 6],
    drawing: `
.......zo.......
....ccaaaabb....
...ccaabaaabb...
..ccaaabaaaabb..
..caaaabaaaabb..
..caaaabaaaabb..
..aaabddddbabb..
..aaabddddbabb..
..bbyyyyyyyobd..
`,
  },
})

/** The cap of dogs that have learnt enough, worn in spring. */
export const studentCap = hat({
  key: 'student-cap',
  colours: dyed({ cabd: WHITE, zyox: RED, kjih: BLACK, gfts: GOLD }),
  origin: [8.5, 6],
  drawing: `
....cccaaaaaab....
..ccaaaaaaaaaaab..
.ccaaaaaaaaaaaabb.
.caaaaaaaaaaaabbb.
..bbbbbbbbbbbbdd..
...zyyyygfyyyoo...
...yyyyygfyyyoo...
...ijjjjjjjjiii...
..ijkkjjjjjiiiii..
...iiiiiiiiiiii...
`,
  side: {
    origin: [8.5, 6],
    drawing: `
....cccaaaaaab......
..ccaaaaaaaaaaab....
.ccaaaaaaaaaaaabb...
.caaaaaaaaaaaabbb...
..bbbbbbbbbbbbbdd...
...zyyyyyyyyygfo....
...yyyyyyyyyygfoj...
..............jkjjji
...............iiiii
`,
  },
  up: {
    origin: [8.5, 6],
    drawing: `
....cccaaaaaab....
..ccaaaaaaaaaaab..
.ccaaaaaaaaaaaabb.
.caaaaaaaaaaaabbb.
..bbbbbbbbbbbbdd..
...zyyyyyyyyyoo...
...yyyyyyyyyyoo...
`,
  },
})

export const propellerCap = hat({
  key: 'propeller-cap',
  colours: dyed({ cabd: RED, zyox: GOLD, wvut: TEAL, kjih: BLACK }),
  origin: [7.5, 10],
  drawing: `
.ccaa......zyy..
caaaaab..zyyyyoo
.aabbbjkkjyyooo.
.......jj.......
.......jj.......
.....cawwvb.....
...ccaawwvvab...
..ccaaawwvvaab..
..caaawwwvvvab..
.ccaaawwwvvvaab.
.zyyyyyyyyyyyoo.
..oooooooooooo..
`,
})

export const beret = hat({
  key: 'beret',
  colours: dyed({ cabd: VIOLET }),
  origin: [8.5, 7],
  drawing: `
.........ab.......
.....cccaaaa......
...cccaaaaaaaab...
..ccaaaaaaaaaaabb.
.ccaaaaaaaaaaaaabb
.caaaaaaaaaaaaaabb
.aaaaaaaaaaaaaabbb
..bbaaaaaaaabbbbd.
....dbbbbbbbddd...
....dddddddddd....
`,
})

export const chefHat = hat({
  key: 'chef-hat',
  colours: dyed({ cabd: WHITE }),
  origin: [8.5, 11],
  drawing: `
......cccaab......
..ccccccaaaaabaa..
.cccaaccaaaaabaaa.
cccaaaaaaaaaaaaabb
ccaaaaaaaaaaaaaabb
caaaaaaaaaaaaaaabb
.aaaaabaaaabaaabb.
..baaabaaaabaabd..
...ccaaaaaaaabb...
...ccaabaabaabb...
...caaabaabaabb...
...caaaaaaaaabb...
....bbbbbbbbbd....
`,
})
