/** Icons of things that a dog carries, wears, wins or is given. */
export const THING_ICONS = {
  bell: `
.....yy
....yYYy
...yYYYyo
...yYYYyo
..yYYYyyoo
..yYYYyyoo
..yYYYyyoo
.yYYYYyyyoo
yYYYYyyyyyoo
oooooooooooo
.....zz
.....zz`,
  splash: `
....b
....b
...bBb
...bBb
..bBBBb..b
..bBBBb..b
.bBnBBBbbBb
.bnBBBBbbBb
bBnBBBBBbb
bBBBBBBBb
.bBBBBBb
..bbbbb`,
  bench: `
.ssssssssssss
.SSSSSSSSSSSS
..U........U
.ssssssssssss
.SSSSSSSSSSSS
..U........U
SSSSSSSSSSSSSS
ssssssssssssss
zzzzzzzzzzzzzz
.U..........U
.U..........U`,
  poop: `
.....ss
....ss
....sSZ
...ssSSZ
..sSSSSZZ
..ZZZZZZ
.sSSSSSSSZ
sSSSSSSSZZZ
SSSSSSSSZZz
.ZZZZZZZzz`,
  bone: `
.cc......cc
cccc....cccp
ccccccccccpp
.cccccccccp
.cccppppppp
ccccpppppppp
cccp....cppp
.pp......pp`,
  hat: `
......cc
.....cccm
....RRrrr
..RRRRrrrrd
.RRRRrrrrrdd
.RRRrrrrrrdd
RRRrrrrrrrddd
ccccccccccccm
cccccccccccmm
.mmmmmmmmmmm`,
  crown: `
......Y
.....YyY
o...YYyyo...o
yy..YYyyo..oy
yYyYYYyyyooyy
yYYYYYyyyyyyo
yYYYYyyyyyyyo
yYryyybbyyrro
ooooooooooooo`,
  cake: `
.....R
.....y
.....c....R
.cccccccccc
cPPPPccPPPPcc
cPPPPPPPPPPPc
ccPPccPPPccPc
SccSSccSSSccs
SSSSSSSSSSSss
PPPPPPPPPPPPP
SSSSSSSSSssss
ssssssssssssz`,
  gift: `
..rr....rr
.rRRr..rRRr
.rr.rrrr.rr
BBBBBrrBBBBBb
BBBBBrrBBBBbb
.kkkkddkkkkk
.BBBBrrBBBBb
.BBBBrrBBBbb
.BBBBrrBBBbb
.BBBbrrbbbbb
.bbbbddbbbbk`,
  boot: `
SSSSSs
sZZZss
SSSsss
Sssssz
Sssssz
Ssssszz
SsssssszzZ
SSsssssssssz
Ssssssssssszz
zzzzzzzzzzzzz
UU..UUUUUUUU`,
  bag: `
...S
..S
.##......#
SSSSSSSSSSSS
Sssssssssssz
############
Ssss#YY#sssz
Ssss#YY#sssz
Sssss##ssssz
Sssssssssssz
Sssssssssssz
szzzzzzzzzzz`,
  chest: `
.RRRRRRRRRRRR
Rrrrrrrrrrrrre
Rr##rrrrrr##re
RR##RRRRRR##Re
##############
rrrrr####rrrrr
##############
Rrrrr#YY#rrrre
Rrrrr#YY#rrrre
Rrrrrr##rrrrre
Rr##rrrrrr##re
ee##eeeeee##ee`,
  drop: `
.....SS
.....Ss
.....Ss
.....Ss
..SSSSssss
...SSssss
....Ssss
.....ss
......s
.hh........h
GGgGG.gG.GGgGG
ggggggggggggg
hhhhhhhhhhhhhh`,
  lock: `
...TTTT
..TT..TT
.TT....TT
.TT....tt
.TT....tt
YYYYYYYYyy
YYYYYYYyyo
YYYy##yyyo
YYyy##yyyo
Yyyy##yyoo
yyyyyyyooo
yoooooooo`,
  medal: `
bb......rr
bkb....rdr
.bk....dr
..bb..rr
...####
..YYyyyy
.YyyyyyYo
YyyYYYyyyo
YyyYyyyyyo
yyyYYyyyoo
.yyyyyyoo
..yooooo`,
  cup: `
#Yyyyyyyo#
o#Yyyyyo#o
o#Yyyyyo#o
.#Yyyyyo#
..Yyyyyo
...Yyyo
....yo

....yo
...####
..zssssz`,
  award: `
....YY
...#Yy#
YYYYYyyyyo
.YYyyyyyo
..Yyyyyo
..Yyyyyo
.Yyo.#yyo
.o.....oo



rrrrrrrrrd`,
  pennant: `
BBbbbbbbkk
Bbcbbbbckk
Bbccbbcckk
Bbbbccbbkk
Bbbccccbkk
Bbbccccbkk
Bbbbbbbkkk
.Bbbbbkkk
..Bbbkkk
...Bbkk
....kk`,
  cat: `
o........o
oo......oo
oooooooooo
ooyoooyooo
oiioooiioo
oi#oooi#oo
ooooPooooo
occc#ccco#
.occcccoo
...oooo`,
  bars: `
cc........cc
cp........cp
cpRRccRRcccp
cpRRccRRcccp
cprrpprrppcp
cp........cp
cpccRRccRRcp
cpccRRccRRcp
cppprrpprrcp
cp........cp
cp........cp`,
  sausage: `
........rr
......rRRRr
....rRRRRRRr
..rRRPRRRRRR
.rRRPPRRRRd
rRRRRRRRdd
RRRRRRdd
dRRRdd
.ddd`,
}
