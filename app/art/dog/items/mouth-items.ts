import * as palette from '#app/art/dog/palette.ts'
import { mouthItem } from './item.ts'

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
