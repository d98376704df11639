/** Icons about dogs and what they do with each other. */
export const SOCIAL_ICONS = {
  sniff: `
..B....B....B
.B....B....B
..B....B....B

..xxxxxxxxxx
.xTTxxxxxxxxx
xxTxxxxxxxxxxx
xxxxxxxxxxxxxx
xx##xxxxxx##xx
.xx##xxxx##xx
..xxxxxxxxxx
...xxx##xxx
.....x##x`,
  friend: `
..rr..rr
.rRRrrrrr
rRRrrrrrrr
rRrrrrrrrd
rrrrrrrrrd
.rrrrrrrd
..rrrrrdGG
...rrrd.GH
....rdGGGHGG
.....dGGGHHH
......HHGHHH
........GH
........HH`,
  friends: `
rr.rr..PP.PP
rrrrr##PPPPP
rrrrr..PPPPP
.rrr....PPP
..r......P


..yy....yy
..y......y`,
  treat: `
....SSSSSS
..SSSSSSSSss
.SSSSSSSSSSss
.SSzzSSSSzzss
SSzzzzSSzzzzss
SSSzzzzzzzzsss
SSSSzzzzzzssss
SSSzzzzzzzzsss
SSzzzzsszzzzss
.SSzzsssszzss
.SSSsssssssss
..ssssssssss
....ssssss`,
  ignore: `
...........rrr
..nnnnnnnnrrrr
.nnnnnnnnrrrd
nnnnnnnnrrrdnn
nnnnnnnrrrdnnm
nnnnnnrrrdnnnm
nnnnnrrrdnnnmm
nnnnrrrdnnmmmm
.nnrrrdmmmmmm
..rrrdmmmmmm
.rrrd..mmm
rrrd....mm
rrd......m`,
  report: `
zs
zsRRR...rrrd
zsRRRRrrrrrd
zsRrrccrrrrd
zsrrrccrrrrd
zsrrrccrrrdd
zsrrrrrrrddd
zsrrrccrrd
zs.rrccr
zs
zs
zs
zs`,
  heart: `
..rrr...rrr
.rRRRr.rrrrr
rRRRRrrrrrrrd
rRRRrrrrrrrrd
rRRrrrrrrrrrd
.rrrrrrrrrrd
..rrrrrrrrd
...rrrrrrd
....rrrrd
.....rrd
......d`,
  user: `
....SSSS
...SSSSSs
...SSSSSs
...SSSSss
....Ssss
..BBBBBBbb
.BBBBBBBbbb
BBBBBBBBbbbb
BBBBBBBbbbbk
BBBBBBbbbbkk`,
  dogs: `
ss..........ss
sSs.SSSSS..sSs
sSsSSSSSSSssss
sSsS##SS##ssss
.ssS##SS##sss
...SSSSSSSs
...SSS##SSs
...SSSSSSSs
....SSSSss
......RR`,
  paw: `
...ZZ..ZZ
..ZZZ..ZZZ
..ZZZ..ZZZ
ZZ.ZZ..ZZ.ZZ
ZZZ..ZZ..ZZZ
ZZZ.ZZZZ.ZZZ
.Z.ZZZZZZ.Z
..ZZZZZZZZ
..ZZZZZZZZ
..ZZZ..ZZZ`,
  team: `
.SS.....nn
SSSS...nnnn
SSSS...nnnn
S#S##.##n#n
SSSSSnnnnnn
.S##S#n##n
.SSS##nnnn
..SS##nnn
...######
..dddddddd`,
  card: `
cccccccccccc
ckkkkkcccccc
ck#S#kc####c
ckSSSkcccccc
ckSSSkc###cc
ckSSSkcccccc
ckkkkkc####c
cccccccccccc
c#########cc
TTTTTTTTTTTT`,
  patron: `
...rr..rr
..rRRrrrrr
..rRrrrrrd
..rrrrrrrd
...rrrrrd
....rrrd..SS
SS...rd..SSs
SSs.....SSss
SSSSSSSSSsss
.SSSSSSsSss
..ssssssss`,
  star: `
.....YY
.....Yy
....#Yy#
YYYYYYyyyyyo
.YYYYyyyyyo
..YYyyyyyo
...Yyyyyo
...Yyyyyo
..Yyyyyyyo
..yyo.#yyo
.yo....ooo`,
  clover: `
...GGG..GGG
..GGGGGGGGGG
..GGGGGGGGGg
...GGGGGGGg
.GG.GGggGg.gg
GGGGGgHHgggggg
GGGGGgHHgggggH
GGGGGg.Hgggghh
.GGg.gHHHg.hh
....ggHHhh
...gggHhhhh
...gggHhhhh
....gg.Hhh
.......HH`,
  sleep: `
.YYY.....nnn
YYy......##n
Yy........n#
Yy.......nnn
Yy.......#
Yyy
YYyy....yy
.YYyyyyyyo
..YYyyyyo
....yyoo`,
}
