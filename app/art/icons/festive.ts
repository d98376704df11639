/** Icons of what the party committee sets up. */
export const FESTIVE_ICONS = {
  bunting: `
cc..........cc
cccc......cccc
rRRrcccccckBBk
rRRr.yYYy.kBBk
.rr..yYYy..bb
.rr...yy...bb
......yy`,
  lights: `
UU..........UU
.UUU......UUU
.U.UUUUUUUU.U
.y....U.....r
yYy..kBk...rRr
yYy..BnB...rRr
.o...BBB....d
.....kBk`,
  lamp: `
....UU
...UUUU
..UUUUUU
..oYnYyo
..oYYYyo
..oyYyyo
...oyyo
...UUUU
....tu
....tu
....tu
....tu
..UUUUUU`,
  blanket: `
..RRccRRccRRcc
..RRccRRccRRcc
.ccRRccRRccRR
.ccRRccRRccRR
RRccRRccRRcc
RRccRRccRRcc
ddmmddmmddmm`,
  maypole: `
......y
.....yYy
.....iGh
...iiGPGhh
..RiGPGYGiB
.R.vhiGihY.B
R..v..s..Y..B
R..v..s..Y..B
..v...s...Y
.vv...s...YY
......s
......s
....hiiih`,
} as const
