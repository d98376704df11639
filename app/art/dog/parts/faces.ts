import { part } from './part.ts'

// Eyes, noses and mouths. The face is low and wide. 1 px of fur stays between eye and ear, because the outline would
// look like an angry brow.

export const eye = part(
  { group: 'head' },
  `
.ee.
egee
eeEe
.EE.
`,
)

export const eyeHappy = part(
  { group: 'head' },
  `
....
.cc.
c..c
c..c
`,
)

export const eyeShut = part(
  { group: 'head' },
  `
....
....
c..c
.cc.
`,
)

export const noseDown = part(
  { group: 'head' },
  `
nNNn
nnnn
.nn.
`,
)

export const noseSide = part(
  { group: 'head' },
  `
.NN.
nnnn
nnnn
.nn.
`,
)

export const mouthDown = part(
  { group: 'head' },
  `
l..ll..l
.ll..ll.
`,
)

export const mouthDownOpen = part(
  { group: 'head' },
  `
l..ll..l
.llmmll.
..mmmm..
..mttm..
...tt...
`,
)

export const mouthSide = part(
  { group: 'head' },
  `
l.......
.l....l.
..llll..
`,
)

export const mouthSideOpen = part(
  { group: 'head' },
  `
l.......
.llllll.
.mmmmm..
..mttt..
...ttt..
....t...
`,
)

export const mouthSniffing = part(
  { group: 'head' },
  `
l......
.l...l.
..lll..
`,
)
