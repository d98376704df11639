import * as palette from '#app/art/dog/palette.ts'
import { dyed, mouthItem } from './item.ts'

export const tennisBall = mouthItem({
  key: 'tennis-ball',
  colours: palette.TENNIS_BALL,
  origin: [3, 2],
  drawing: `
..cca..
.cawaa.
ccwaaab
cawaabw
awaaawb
.aawwb.
..bbb..
`,
})

export const bone = mouthItem({
  key: 'bone',
  colours: palette.BONE,
  origin: [6.5, 2.5],
  drawing: `
.aa........aa.
caaa......caab
caaaaaaaaaaaab
.aaaaaaaaaabb.
aaabbbbbbbaaab
abbb......abbb
.bb........bb.
`,
})

const STICK = `
..............wv..
...........cawvvu.
.cc......ccab.u...
zycaaaaaaaaaaaaay.
yoabaaabbaaaabaaoy
.obbbaabbbbbbbbbo.
....bb............
`

export const stick = mouthItem({
  key: 'stick',
  colours: dyed({ cabd: palette.LEATHER, zyox: palette.STRAW, wvut: palette.GREEN }),
  origin: [8.5, 2],
  drawing: STICK,
  side: {
    origin: [10.5, 3],
    drawing: STICK,
  },
})

const FISH = `
......ccaa......
.....ccaaab.....
c..ccaaaaaaaab..
cacaaabaabaaaab.
.caabaabaabawkwb
.aaawwwwwwwwwwwv
caawwvwwvwwwvvv.
ab...vvvvvvvv...
b......uu.......
`

export const fish = mouthItem({
  key: 'fish',
  colours: dyed({ cabd: palette.BLUE, wvut: palette.STEEL, kjih: palette.BLACK }),
  origin: [7.5, 2],
  drawing: FISH,
  side: {
    origin: [9.5, 2],
    drawing: FISH,
  },
})

const ROSE = `
...........ccaa..
..........cabbaa.
..ww......cadaab.
.wwvv....wcabdab.
wvvvvvvvvvvabbab.
.......wvvu.bbd..
........vu.......
`

export const rose = mouthItem({
  key: 'rose',
  colours: dyed({ cabd: palette.RED, wvut: palette.GREEN }),
  origin: [6.5, 4],
  drawing: ROSE,
  side: { origin: [9.5, 4], drawing: ROSE },
})

const NEWSPAPER = `
.cccccczyocccaab.
caadadazyodadaadb
cacacaczyocacaada
caddadazyodaddada
.aaaaaazyoaaaaddb
..bbbbbyoxbbbbbb.
`

export const newspaper = mouthItem({
  key: 'newspaper',
  colours: dyed({ cabd: palette.WHITE, zyox: palette.RED }),
  origin: [7.5, 1],
  drawing: NEWSPAPER,
  side: {
    origin: [9.5, 1],
    drawing: NEWSPAPER,
  },
})

export const lantern = mouthItem({
  key: 'lantern',
  colours: dyed({ cabd: palette.GOLD, wvut: palette.STEEL, kjih: palette.BLACK }),
  origin: [4.5, 0],
  drawing: `
...wvvu...
..w....u..
..w....u..
...jjji...
.kjjjjjii.
..jacaji..
..jccaai..
..jcccai..
..jaccai..
..jaaaji..
.kjjjjjii.
..iiiiii..
`,
})

const UMBRELLA = `
.....cccccca..........
...ccaaaaaaaa.........
wwcaaabaaabaaazyyyyyy.
..abaabbaabbabo....oyy
...bbbabbbaabb......yy
....dbbbdbbb......y.yo
..................yyo.
`

export const umbrella = mouthItem({
  key: 'umbrella',
  colours: dyed({ cabd: palette.RED, zyox: palette.LEATHER, wvut: palette.STEEL }),
  origin: [9.5, 1],
  drawing: UMBRELLA,
  side: {
    origin: [14.5, 2],
    drawing: UMBRELLA,
  },
})

export const letter = mouthItem({
  key: 'letter',
  colours: dyed({ cabd: palette.WHITE, zyox: palette.RED }),
  origin: [6.5, 0],
  drawing: `
caaaaaaaaaaaab
cbaaaaaaaaaabb
cabaaaaaaaabab
caabaaaaaabaab
caaabaaaabaaab
caaaabzobaaaab
caaaaayoaaaaab
caaaaaaaaaaabb
.bbbbbbbbbbbb.
`,
})

/** A balloon on a string, over the shoulder. */
export const balloon = mouthItem({
  key: 'balloon',
  colours: { ...dyed({ cabd: palette.RED }), '|': palette.WHITE[3] },
  origin: [0, 19],
  drawing: `
............ccaa...
..........ccaaaab..
.........cccaaaaab.
.........cccaaaabb.
.........caaaaaabb.
.........aaaaaaabb.
..........aaaaabb..
...........aabbb...
............bb.....
...........bbd.....
............|......
............|......
...........|.......
...........|.......
..........|........
.........|.........
........|..........
......||...........
...|||.............
|||................
`,
  side: {
    origin: [3, 22],
    drawing: `
...ccaa...
.ccaaaab..
cccaaaaab.
cccaaaabb.
caaaaaabb.
aaaaaaabb.
.aaaaabb..
..aabbb...
...bb.....
..bbd.....
...|......
...|......
..|.......
..|.......
...|......
...|......
....|.....
....|.....
...|......
...|......
..|.......
..|.......
..|.......
`,
  },
  behind: {
    origin: [-8, 19],
    drawing: `
...ccaa...
.ccaaaab..
cccaaaaab.
cccaaaabb.
caaaaaabb.
aaaaaaabb.
.aaaaabb..
..aabbb...
...bb.....
..bbd.....
...|......
...|......
..|.......
..|.......
`,
  },
})

export const frisbee = mouthItem({
  key: 'frisbee',
  colours: dyed({ cabd: palette.TEAL, zyox: palette.GOLD }),
  origin: [7.5, 1],
  drawing: `
...cccaaaaab....
.ccaazzzyyaabb..
caaazzyyyyoaabb.
caaaaayyooaaabb.
.abbaaaaaabbbd..
...bbbbbbbbd....
`,
})
