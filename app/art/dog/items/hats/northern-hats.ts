import { dyed, hat } from '#app/art/dog/items/item.ts'
import { GOLD, GREEN, LEATHER, PINK, RED, STEEL, TEAL, WHITE } from '#app/art/dog/palette.ts'

/** A fur hat with flaps over the ears. */
export const furHat = hat({
  key: 'fur-hat',
  colours: dyed({ cabd: TEAL, zyox: WHITE }),
  origin: [9.5, 7],
  drawing: `
......ccaaaabb......
.....caaaaaaabb.....
....ccaaaaaaabbb....
....caaaaaaaabbb....
...zzyzyyzyyzyyo....
..zzyyyyyyyyyyyyoo..
..zyyzyyyzyyyzyyoo..
..yyyyyyyyyyyyyyoox.
.zzyyoooooooooyyyo..
.zyyyo........oyyoo.
.zyyoo........oyyoo.
..yoo..........oox..
`,
  side: {
    origin: [8.5, 7],
    drawing: `
.....ccaaaabb.....
....caaaaaaabb....
...ccaaaaaaabbb...
...caaaaaaaabbb...
..zzyzyyzyyzyyoo..
.zzyyyyyyyyyyyyoo.
.zyyzyyyzyyyzyyoo.
.yyyyyyyyyyyyyyoo.
..zzyyyyo.ooooo...
..zyyyyoo.........
..zyyyyo..........
..yyyyoo..........
...yooo...........
`,
  },
  up: {
    origin: [9.5, 7],
    drawing: `
......ccaaaabb......
.....caaaaaaabb.....
....ccaaaaaaabbb....
....caaaaaaaabbb....
...zzyzyyzyyzyyoo...
..zzyyyyyyyyyyyyoo..
..zyyzyyyzyyyzyyoo..
..zyyyyyyyyyyyyyoo..
.zzyyyyzyyyzyyyyyoo.
.zyyyyyyyyyyyyyyyoo.
.zyyoyyyyyyyyyyoyoo.
..yooooooooooooooox.
`,
  },
})

/** The tall red cap of the nisse, who lives in the barn and wants porridge. */
export const gnomeHat = hat({
  key: 'gnome-hat',
  colours: dyed({ cabd: RED, wvut: WHITE }),
  origin: [6.5, 11],
  drawing: `
.......ccaaab....
......ccaaaaabb..
.....ccaaaaabbab.
.....caaaaabb.ab.
....ccaaaaab.www.
....caaaaabbwwwvv
...ccaaaaabbwwvvv
...caaaaaabb.vvu.
..ccaaaaaabb.....
..caaaaaaaab.....
.wwwwwwwwwwww....
wwvwwwvwwwvwvv...
.vvvvvvvvvvvv....
`,
})

/** A crown of leaves with candles, as on 13 December. */
export const luciaCrown = hat({
  key: 'lucia-crown',
  colours: dyed({ cabd: GREEN, wvut: WHITE, zyox: GOLD, rqpn: RED }),
  origin: [8.5, 10],
  drawing: `
........z.........
..z.....yy.....z..
..yy....yo....yy..
..yo....wv....yo..
..wv....wv....wv..
..wv....wv....wv..
..wv....wu....wv..
..wu....wv....wu..
..wv.cc.wv.ca.wv..
.ccaacaaaacaaaaab.
ccabaaqaabaaqaabbb
.abaaabbabaabbabd.
...bbb.bbbb.bbb...
`,
})

/** A midsummer wreath of the flowers that bloom by the road. */
export const midsummerWreath = hat({
  key: 'midsummer-wreath',
  colours: dyed({ cabd: GREEN, wvut: WHITE, zyox: GOLD, rqpn: PINK }),
  origin: [9.5, 4],
  drawing: `
....w.w.....qq......
...wwyww.ccqrqq.ca..
.ccwyyyv.aqqzqpcaaq.
ccqwwyvvcaqqqpaaqqqp
cqrqvavaacaqpaawqzqp
caqpaabaaabaawwywqpb
.bbaabbaabbbawyyywb.
...bbb.bbb.bbbwywb..
`,
})

export const mooseAntlers = hat({
  key: 'moose-antlers',
  colours: dyed({ cabd: LEATHER }),
  origin: [12.5, 10],
  drawing: `
c..c..c............a..a..b
ca.ca.ca..........ca.ca.ab
ca.ca.ca.c......c.ca.ca.ab
caacaacaaca....caacaacaaab
.caaaaaaaab....caaaaaaaab.
..caaaaaaab....caaaaaabb..
...ccaaaabb....caaaabbb...
.....bbbaab....caabbb.....
........caab..caab........
.........cab..cab.........
.........caab.aab.........
..........bb..bb..........
`,
})

export const ninjaBand = hat({
  key: 'ninja-band',
  colours: dyed({ cabd: RED, wvut: STEEL }),
  origin: [9.5, 0],
  drawing: `
...ccaaaaaaaaaabb...
.ccaaawwwwwwvvaaabb.
.abbbbwvvvvvuubbbbd.
...ddd........ddd...
`,
  side: {
    origin: [11.5, -1],
    drawing: `
.........caaaaaaabb...
.cc.c.caaaaaaawwvvab..
caaaacaabbbbbbwvuubd..
.bb.aabbb.............
..caab................
.caab.................
..bb..................
`,
  },
  up: {
    origin: [9.5, 0],
    drawing: `
...ccaaaaaaaaaabb...
.ccaaaaaacabaaaaabb.
.abbbbbbbcabbbbbbbd.
........caaabb......
.......caab.aab.....
.......cab..caab....
......caab...bb.....
.......bb...........
`,
  },
})
