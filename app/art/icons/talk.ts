/** Icons about words, news and sound. */
export const TALK_ICONS = {
  chat: `
.nnnnnnnnnnnn
nnnnnnnnnnnnnn
nn##nn##nn##nn
nn##nn##nn##nn
mmmmmmmmmmmmmm
mmmmmmmmmmmmmm
.mmmmmmmmmmmm
...##mm
....mm
....m`,
  bark: `
.ZZ.........
ZZZSSS....YY
ZsZSSSSS.
ZsZS#SSSSS
ZsZSSSSSc##
.ZZSSSScc##.YY
..SSSScc
..SSSSc#RR
..SSSSc#RRR.YY
...SSSScccc
...SSSS
....SSS...YY`,
  whisper: `
..vvvvvvvvvv
.vvvvvvvvvvvv
vvvvvvvvvvvvvX
vvvvvvvvvvvvvX
vvccvvccvvccvX
vvccvvccvvccvX
vvvvvvvvvvvvXX
vvvvvvvvvvvXXX
.XXXXXXXXXXXX
..XXXXXXXXXX
........XXX
.........XX
..........X`,
  wheel: `
.....cccc
...ccMMMMcc
..cBMMvvMvPq
.cBBbvvvvPPPq
.cBbbbvvPPPPq
cBBbbccccPPPPq
cBbbbc##cPPPPq
cGgggc##crrrrq
cGGggccccrrrrq
.cggggyyrrrrq
.cgggyyyyrrrq
..qgyyyyyyrq
...qqyyyyqq
.....qqqq`,
  send: `
G
GGGG
.GGGGGG
.GGGGGGGGG
..GGGHHGGGGG
..GGGhhhhGGGGG
..ggghhhhggggg
..gggHHggggg
.ggggggggg
.gggggg
gggg
g`,
  news: `
...........n
.........nnn
.......nnnnn.y
.rrrnnnnnnnm
rrrrnnnnnnnmyy
rrrrnnnnnnmm
ddddmmmmmmmm.y
.dddmmmmmmmm
..dd...mmmmm
..dd.....mmm
..dd`,
  info: `
...bbbbbb
.bbbbccbbbb
.bbbbccbbbb
bbbbbbbbbbbk
bbbbcccbbbbk
bbbbbccbbbbk
bbbbbccbbbkk
bbbbbccbbbkk
.bbbccccbkk
.bbbbbbbkkk
...kkkkkk`,
  danger: `
.....rr
.....rrr
....rrrr
....rccrr
...rrccrr
...rrccrrr
..rrrccrrr
..rrrrrrrrd
.rrrrccrrrd
.rrrrccrrrdd
rrrrrrrrrddd`,
  note: `
.TTTTTTTTTT
TTTTTTTTTTTT
TT#TTT#TTT#T
TTTTTTTTTTTT
TTuuuuuuuuTT
TTTTTTTTTTTT
TTuuuuuuTTTT
Tttttttttttt
.tttttttttt
...#tt
....t`,
  help: `
.YYYYYY
YYYYYYyy
YYy..yyy
YY...yyy
.....yyo
...yyyo
...yyo
...yo

...yy
...yo`,
  scroll: `
.cccccccccc
cc########c
cccccccccc
cc######cc
cccccccccc
cc#######c
cccccccccc
cc####cccc
.cccccccccc
..TTTTTTTTTT`,
  sound: `
......n
.....nn...y
....nnn....y
nnnnnnm.y..y
nnnnnnm..y..y
nnnnnnm..y..y
mmmmmmm..y..y
mmmmmmm.y..y
....mmm....y
.....mm...y
......m`,
  mute: `
......n
.....nn
....nnn
nnnnnnm.r...r
nnnnnnm.rr.rr
nnnnnnm..rrr
mmmmmmm..rrr
mmmmmmm.rr.rr
....mmm.r...r
.....mm
......m`,
  music: `
....bbbbbb
....bbbbbb
....##..##
....b....b
....b....b
....b....b
...#b...#b
bbbbb#.bbb
bbbbk##bbk
bbbk..bbk`,
  camera: `
...cccc
vvvvvvvvvv
vv######vc
v#BBBB#bvv
v#Bnbb#bvv
v#Bbbbk#vv
vv#kkk#vvv
vvv###vvvv`,
  video: `
rrrrrrrrrrr
rrrcrrrrrrr
rrrcccrrrrr
rrrcccccrrr
rrrcccccrrr
rrrcccrrrrr
rrrcrrrrrdd
rrrrrrrrddd`,
}
