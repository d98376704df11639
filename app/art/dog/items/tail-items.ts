import * as palette from '#app/art/dog/palette.ts'
import { drawing, item } from './item.ts'

const BOW = drawing(
  [4, 2],
  `
.aa...ab.
aaca.aabb
acaabaabb
aabb.aabb
.bb...bb.
`,
)

export const ribbon = item({
  key: 'ribbon',
  slot: 'ass',
  anchor: 'tip',
  colours: palette.RIBBON,
  views: { down: { over: BOW }, side: { over: BOW }, up: { over: BOW } },
})
