import { hat } from '#app/art/dog/items/item.ts'
import * as palette from '#app/art/dog/palette.ts'

export const beanie = hat({
  key: 'beanie',
  colours: palette.BEANIE,
  origin: [6.5, 10],
  drawing: `
.....wwww.....
....wwwwwv....
....wwwwvv....
.....wvvv.....
....ccaaab....
..cccaaaaabb..
.ccaaaaaaaabb.
.caaaaaaaaabb.
.aaadaaadaabd.
wwwwwwwwwwwwwv
wwvwwvwwvwwvvv
.vvvvvvvvvvvv.
`,
})

export const crown = hat({
  key: 'crown',
  colours: palette.CROWN,
  origin: [6.5, 6],
  drawing: `
.c....cc....a..
.c....ca....a..
.ca..ccaa..ab..
ccaa.caaa.aabb.
caaaacaaabaabb.
caataaarraataab
caataaarraatabb
.bbbbbbbbbbbd..
`,
})

export const wizardHat = hat({
  key: 'wizard-hat',
  colours: palette.WIZARD_HAT,
  origin: [8.5, 11],
  drawing: `
.........caa......
........caaabb....
.......ccaabbb....
.......caaab......
......ccaaabb.....
......caasaabb....
.....ccasssabb....
.....caaasaabbb...
....ccaaaaaaabb...
....rrrrrrrrrrr...
..ccaaaaaaaaaabb..
ccaaaaaaaaaaaaabbb
.daaaaaaaaaaabbbd.
`,
})

export const flower = hat({
  key: 'flower',
  colours: palette.FLOWER,
  origin: [2, 5],
  drawing: `
...cc.aa...
..cccaaab..
.ccccaaaab.
.aaayyoaab.
.aaayyoabb.
..aaaoaabb.
.gbbabbbb..
ggg.bbb....
.gdd.......
`,
})

export const partyHat = hat({
  key: 'party-hat',
  colours: palette.PARTY_HAT,
  origin: [5.5, 11],
  drawing: `
....www.....
...wwwwv....
....wwv.....
....aap.....
....ppt.....
...pptt.....
...tttaa....
..ttaaab....
..aaappqq...
..apppqtu...
.ppptttuuu..
.wwwwwwwwvv.
..vvvvvvvv..
`,
})

export const vikingHelmet = hat({
  key: 'viking-helmet',
  colours: palette.VIKING_HELMET,
  origin: [10.5, 8],
  drawing: `
.h..................h.
hh..................hi
hhi................hhi
hhi....ccaaaab....hhii
hhii..ccaaaaaabb..hiij
.hhiiccaaaaaaaabbhiij.
..hiijcaaaggaaabjiij..
...jjjcaaaggaaabjjj...
.....gggggggggggo.....
....ggcggggggcggoo....
.....oooooooooooo.....
`,
})
