import * as palette from '#app/art/dog/palette.ts'
import { type Item, item } from './item.ts'

export const tennisBall: Item = item({
  key: 'tennis-ball',
  slot: 'mouth',
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

export const bone: Item = item({
  key: 'bone',
  slot: 'mouth',
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

