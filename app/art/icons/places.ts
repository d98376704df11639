/** Icons of places and ways. */
export const PLACE_ICONS = {
  map: `
...ppp....ppp
ppp#ppp#gg#ppp
ppp#ppg#gg#ppp
ppg#pgg#bb#ppr
pgg#gbb#bp#prr
pgg#bbp#pp#ppr
pgp#bpp#pr#ppp
ppp#ppp#rp#ppp
ppp#ppp#pp#ppp
ppp....pp##pp`,
  pin: `
...rrrr
.rRRRrrrr
rRRRrrrrrd
rRRccccrrd
rRrccccrrd
rrrccccrdd
rrrrrrrrdd
.rrrrrrdd
..rrrrdd
...rrdd
...rrd
....d`,
  mountain: `
......n
.....nnm
.....nnMm
....nnnMM
...TnTnMMu
...TTTTuuu.n
..TTTTTuuunM
..TTTtuuuuuuu
.TTTTtuuuuuuu
.TTTttuuuuuuuu
TTTTttuuuuuuuu`,
  moon: `
....YYYY
..YYYYY
.YYYYY
.YYYY.....c
YYYYY....ccc
YYYYY.....c
YYYYYY
YyYYYYY....y
.yyYYYYYYYyy
.yyyyyyyyyyo
..oyyyyyyoo
....ooooo`,
  globe: `
....BBBBB
..BBBGGBBbb
.BBGGGGGBbbb
.BGGGGGBBbbb
BBGGGgBBbbgbb
BBBGgBBbbggbb
BBBBgBbbgggkb
BBBBBBbbbggkb
BBBgGGbbbgkkb
.BBgggbbbbkk
.bbbggbbkkkk
..bbbbkkkkk
....kkkkk`,
  door: `
ZZZZZZZZ
ZssssssZ
ZsSSSssZ..y
ZsSSSssZ..yy
ZssssssZyyyyy
ZssssssZyyyyyy
ZssssYsZyyyyy
ZssssssZ..oo
ZsSSSssZ..o
ZsSSSssZ
ZssssssZ
ZZZZZZZZ`,
  home: `
.....rr
....rrrr
...rrddrr
..rrdccdrr
.rrdccccdrr
rrdccccccdrr
.#ccckkccc#
..ccckkccc
..ccckkccc
..ccckkccc`,
  back: `
.....YY
....YYY
...YYYY
..YYYYY#
.YYYYYYYYYYYY
YYyyyyyyyyyyy
.yyyyyyyyyyyy
..yyyyy#
...yyyy
....yyy
.....yy`,
  grave: `
....TTTTT
..TTTTTTttt
.TTTTTTttttu
.TTcTTTtcttu
.TcccccccctU
.TTcTTTtcttu
.TTTTTtttttu
.TTTTTtttttu
.TTTTttttttu
GTTTTttttttuG
GgGTGttGttGugG
.ggggggggggg`,
  ghost: `
...nnnnn
.nnnnnnnnn
nnnnnnnnnnn
nn##nnn##nm
nn##nnn##nm
nnnnnnnnnnm
nnnn###nnnm
nnnnnnnnnmm
nnnnnnnnnmm
nnnnnnnnmmm
nn.nnn.mmmm
n...n...m.m`,
}
