/** Icons of controls. */
export const SIGN_ICONS = {
  close: `
nn........nn
nnn......nnn
.nnn....nnn
..nnn..nnn
...nnnnnn
....nnnn
....nnnn
...nnnnnn
..mmm..mmm
.mmm....mmm
mmm......mmm
mm........mm`,
  check: `
..........GG
.........GGG
........GGG
.......GGG
GG....GGG
GGG..GGG
.GGGGGG
..GGGG
...gg`,
  plus: `
....GG
....GG
....GG
....Gg
GGGGGggggg
GGGGgggggg
....gg
....gg
....gg
....gg`,
  left: `
....YY
...YYy
..YYy
.YYy
YYy
yyo
.yyo
..yyo
...yyo
....yo`,
  previous: `
....c
...cc
..ccc
.cccc
ccccc
.cccc
..ccc
...cc
....c`,
  next: `
c
cc
ccc
cccc
ccccc
cccc
ccc
cc
c`,
  chevron: `
YY......YY
YYy....Yyy
.YYy..Yyy
..YYyYyy
...YYyy
....yy`,
  menu: `
nnnnnnnnnnnnnn
TTTTTTTTTTTTTT



nnnnnnnnnnnnnn
TTTTTTTTTTTTTT



nnnnnnnnnnnnnn
TTTTTTTTTTTTTT`,
}
