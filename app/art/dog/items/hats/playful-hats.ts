import { dyed, hat } from '#app/art/dog/items/item.ts'
import {
  BLACK,
  GLASS,
  GOLD,
  GREEN,
  LEATHER,
  ORANGE,
  PINK,
  RED,
  STEEL,
  STRAW,
  TEAL,
  WHITE,
} from '#app/art/dog/palette.ts'

/** A jester's hat with a bell at each end. */
export const jesterHat = hat({
  key: 'jester-hat',
  colours: dyed({ cabd: PINK, wvut: TEAL, zyox: GOLD }),
  origin: [10.5, 9],
  drawing: `
....ccaa......wwvv....
...ccaaab....wwvvvu...
..ccaaaaab..wwvvvvuu..
..caabaaaabbwvvvuvvu..
.cab..caaabbwvvu..vvu.
.cab..caaabbwvvu..vvu.
zyo...caaabbwvvu...zyo
yyo...caaabbwvvu...yyo
oo...zyyyyyyyyyyo..oox
.....zyoyyoyyoyoo.....
......oooooooooo......
`,
})

/** The glass star of a prize, on top of the head. */
export const glassStar = hat({
  key: 'glass-star',
  colours: dyed({ cabd: GLASS, zyox: GOLD }),
  origin: [7.5, 12],
  drawing: `
.......ca.......
.......ca.......
......ccab......
......ccab......
cccccccaabbbbbbb
.ccaccaaaabbbbb.
..caacaaabaabb..
...caaaaabbbb...
...caaacabbbb...
..ccaacbaabbbb..
..cacb....abbb..
.ccb........bbd.
.zyyyyyyyyyyyyo.
..oooooooooooo..
`,
})

/** Two hearts on springs, for supporters. */
export const supporterHearts = hat({
  key: 'supporter-hearts',
  colours: dyed({ cabd: RED, zyox: GOLD, wvut: STEEL }),
  origin: [9.5, 10],
  drawing: `
..cc.aa......cc.aa..
.ccaaaab....ccaaaab.
.caaaabb....caaaabb.
..aaabb......aaabb..
...abb........abb...
....b..........b....
....w..........w....
.....v........v.....
....w..........w....
.....v........v.....
...zzyyyyyyyyyyoo...
...yyyyooooooooox...
`,
})

export const headphones = hat({
  key: 'headphones',
  colours: dyed({ cabd: BLACK, zyox: RED, wvut: STEEL }),
  origin: [11.5, 2],
  drawing: `
.......cccaaaabb.......
.....ccaaaaaaaaabb.....
....caabb.....baabb....
...cab...........abb...
..zyo.............zyo..
.zyyo.............zyyo.
zzyyo.............zyyoo
zyyyo.............zyyoo
zyyyo.............zyyox
zyyox.............zyoox
.yoo...............oox.
`,
  side: {
    origin: [6.5, 1],
    drawing: `
.....caabb....
.....caabb....
.....caabb....
.....caabb....
....zzyyoo....
...zzyyyyoo...
..zzywwvyyoo..
..zyywvuyyoo..
..zyyyuuyyox..
...yyyyyyox...
....yooox.....
`,
  },
})

export const acornCap = hat({
  key: 'acorn-cap',
  colours: dyed({ cabd: LEATHER, zyox: STRAW }),
  origin: [8.5, 8],
  drawing: `
.........zo.......
........zyo.......
........yo........
......ccaaab......
....ccabaabaab....
...cabaabaabaabb..
..caabaabaabaabb..
..abaabaabaabaabb.
.caabaabaabaabaab.
.aabaabaabaabaabbb
..bbbbbbbbbbbbbbd.
`,
})

export const mushroomHat = hat({
  key: 'mushroom-hat',
  colours: dyed({ cabd: RED, wvut: WHITE }),
  origin: [9.5, 8],
  drawing: `
.......ccaaaa.......
.....ccawwwaaaab....
....cawaawwaaaaabb..
...cwwwaaaaaawwaab..
..ccwwaaaaaawwwvabb.
..caaaaawwaawwvaabb.
.ccaaaawwwvaaaaaabbb
.cwwaaawwvvaaaawwabb
.awwaaaavvaaaaawvabd
..bbbbbbbbbbbbbbbbd.
....vvwvvwvvwvvuu...
`,
})

export const duckling = hat({
  key: 'duckling',
  colours: dyed({ cabd: GOLD, zyox: ORANGE, kjih: BLACK }),
  origin: [6.5, 10],
  drawing: `
......ccaa.....
.....ccaaab....
.....caakab....
.....caaaayyo..
.....aaaaabo...
c.....caab.....
ca..ccaaaab....
caaccaaaaabb...
caaabaaabaab...
.caaabbbaabb...
..aaaaaaabb....
...bbbbbbb.....
`,
})

export const autumnLeaf = hat({
  key: 'autumn-leaf',
  colours: dyed({ cabd: ORANGE }),
  origin: [4.5, 9],
  drawing: `
..........cc..
.....c.cccab..
....caccaadb..
..ccaacadaab..
..caaadaaab...
.ccadadaabb...
.caaadadab....
.cadadaabbb...
..adaabbb.....
..dbbb........
.d............
`,
})

export const clover = hat({
  key: 'clover',
  colours: dyed({ cabd: GREEN }),
  origin: [4.5, 9],
  drawing: `
..cca.cca...
.ccaabcaab..
.caaabaaab..
..aaababb...
.ccbbaabcc..
ccaababcaab.
caaabbaaaab.
.aab.d.aab..
.....d......
....d.......
`,
})
