import * as palette from '#app/art/dog/palette.ts'
import { drawing, dyed, item } from './item.ts'
import type { Item } from './item.ts'

/** A thing at the end of the tail, which looks alike from all sides. */
function tailItem({
  key,
  colours,
  origin,
  text,
}: Pick<Item, 'key' | 'colours'> & { origin: [number, number]; text: string }): Item {
  const view = { over: drawing(origin, text) }
  return item({ key, slot: 'ass', anchor: 'tip', colours, views: { down: view, side: view, up: view } })
}

export const ribbon = tailItem({
  key: 'ribbon',
  colours: palette.RIBBON,
  origin: [4, 2],
  text: `
.aa...ab.
aaca.aabb
acaabaabb
aabb.aabb
.bb...bb.
`,
})

export const bell = tailItem({
  key: 'bell',
  colours: dyed({ cabd: palette.GOLD, zyox: palette.RED }),
  origin: [4, 1],
  text: `
zy..y..yo
zyyyzyyoo
.yo.y.oo.
...cca...
..ccaab..
.cccaabb.
.ccaaabb.
ccaaaaabb
.bbbdbbd.
...bd....
`,
})

export const tailLantern = tailItem({
  key: 'tail-lantern',
  colours: dyed({ cabd: palette.ORANGE, zyox: palette.GOLD, kjih: palette.BLACK }),
  origin: [3.5, 0],
  text: `
...ji...
..kjji..
.cazaab.
cazzyaab
cazzyaab
cazzyabb
.cazaab.
..kjji..
...zo...
...yo...
`,
})

export const pinwheel = tailItem({
  key: 'pinwheel',
  colours: dyed({ cabd: palette.RED, zyox: palette.GOLD, kjih: palette.WHITE }),
  origin: [5, 10],
  text: `
.ccca....yo.
..caaa..zyo.
...caab.zyo.
....aabzyyo.
.....bkizyo.
.zyyyyijbbb.
.zyyyozbaab.
.zyyo.ccaaab
.zyo...ccaab
.yo.....cccb
`,
})

export const tailFlag = tailItem({
  key: 'tail-flag',
  colours: dyed({ cabd: palette.BLUE, zyox: palette.GOLD, kjih: palette.LEATHER }),
  origin: [1, 10],
  text: `
.zy.........
.kccca......
.jcaaaaaca..
.jcazyaaaaab
.jcayyaaabb.
.jcaaaabb...
.jcabb......
.jb.........
.j..........
.j..........
.i..........
`,
})
