/** Icons of the tools with which a room is built. */
export const DESK_ICONS = {
  brush: `
..........zz
.........zsz
........zss
.......zss
......zss
.....mms
....mtm
...yym
..yYy
..yyy
.yyy`,
  bucket: `
.....t
....t.t
....ttm
...tmmmt
..tmmmmmmt
.tbbbbbbbmt
..tbbbbbmt.b
...tbbbbt..b
....tbbt..bb
.....tt...bb
...........b`,
  rectangle: `
yyyyyyyyyy
yYYYYYYYYy
yY......Yy
yY......Yy
yY......Yy
yY......Yy
yYYYYYYYYy
yyyyyyyyyy`,
  selection: `
c.cc.cc.cc

c........c
c........c

c........c
c........c

c.cc.cc.cc`,
  pipette: `
........rr
.......rdd
.....ttdd
......tt
.....mmt
....mm
...mm
..bm
.bb
bb`,
  stamp: `
....ss
...ssss
...ssss
....zz
....zz
...ssss
.ssssssss
.zzzzzzzz

.yyyyyyyy`,
  tree: `
....iii
..iiiiii
.iiihiiii
.ihiiihii
..ihiihi
....zz
....zz
...zzz`,
  hand: `
...c.c
..cc.cc.c
..cc.cc.cc
c.cc.cc.cc
cccccccccc
.ccccccccc
.cccccccc
..ccccccc
...ccccc`,
  area: `
BBBBBBBBBB
B........B
B..B..B..B
B........B
B..B..B..B
B........B
BBBBBBBBBB`,
  rubber: `
.......PP
......PPPP
.....PPPPPP
....PPPPPPPP
...cPPPPPPPd
..cccPPPPdd
.cccccPddd
.ccccccdd
..cccccc
...cccc`,
  'map-room': `
zzzzzzzzzz
ziiiiiiiiz
ziiissiiiz
ziiissiiiz
zssssssssz
ziiissibbz
ziiissibbz
zzzzzzzzzz`,
}
