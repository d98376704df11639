/** Reactions to announcements; the heart is among the social icons. */
export const REACTION_ICONS = {
  clap: `
....r...r
.r..r...r..r
..r.......r
....YY#yy
...YYy#yyo
..YYYy#yyyo
Y.YYYy#yyyo.o
YYYYYy#yyyooo
.YYYYy#yyyoo
..YYYy#yyyo
..YYyy#yyoo
..bBBk#kbbk
..bbkk#kkkk`,
  'thumbs-up': `
......YY
.....YYy
.....YYy
....YYyy
....YYyyyyy
kk.YYyyyyyyy
kbYYyyyyoooo
kbYyyyyyyyyy
kbYyyyyyoooo
kbYyyyyyyyyy
kbYyyyyyooo
kk.yyyyyyyy
....oooooo`,
  'thumbs-down': `
....YYYYYY
dd.YYyyyyyy
drYYyyyyooo
drYyyyyyyyyy
drYyyyyyoooo
drYyyyyyyyyy
drYyyyyyoooo
dd.yyyyyyyyo
....yyyyooo
....yyyo
.....yyo
.....yyo
......oo`,
}
