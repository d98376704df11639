/** Lines that try to evade the filter: each must be held back, or masked in part. */
export const DISGUISED = `
d r æ b dig selv
d r æ b d i g s e l v
dræb d i g s e l v
D.R.Æ.B dig selv
d-r-æ-b dig selv
drææææb dig selv
dræb diiig selv
dгæb dig selv
dræb dіg ѕеlv
j e g dræber dig
jeg d r æ b e r dig
jeg drææber dig
jeg sl4r dig ihjel, jeg dr æb er, jeg dræber dig
h æ n g dig selv
hæng d1g selv
p.e.r.k.e.r
p e r k е r
pеrkеr
ｐｅｒｋｅｒ
p3rk3r
pppperker
ⓝⓔⓖⓔⓡ
n e g e r
n*ger
n.e.g.e.r
nєger neger
k*sse
ku$$e
kússe
k u s s e
k💛u💛s💛s💛e
f1ss3
fi$se
lud3r
l.u.d.e.r
røvhu|
rø v.h.u.l r.ø.v.h.u.l
d r e p deg selv
drep d e g selv
drеp deg sеlv
jeg skal d r e p e deg
gå og d ø
g å og dø
h å p e r du dør
p 4 k k i s
p.a.k.k.i.s
рakkіs
sv4rting
s v a r t i n g
f i t t e
f1tt3
fіttе
f*tte
p i k k
p1kk
рikk
knu||e
k n u l l e
h o r e
h0r3
hоrе
r a s s h ø l
d ö d a dig själv
döda d i g själv
döödaaa dig själv
dödа dіg själv
h ä n g dig
b l a t t e
b|atte
blаttе
ｂｌａｔｔｅ
s v a r t s k a l l e
f i t t a
f1tt4
fіttа
fit*a fitta
k u k
кuк
kvk kuk
h o r a
h0r4
hоrа
s1ampa
s l a m p a
knu11a
kill y o u r s e l f
k i l l yourself
k i l l y o u r s e l f
k!ll yourself
kіll yoursеlf
kilI yourself kill yourself
kiiiill yourseeelf
k.y.s k y s
i will k i l l you
i hope you d i e
h a n g yourself
f a g g o t
f4gg0t
fаggоt
fagg*t
n i g g e r
n1gg3r
nіggеr
n*gger
🅽🅸🅶🅶🅴🆁
🇳 🇮 🇬 🇬 🇪 🇷
s e n d n u d e s
send nud3s
f u c k you
f*ck you
f#ck
fvck fuck
ƒuck
ꜰᴜᴄᴋ
𝖋𝖚𝖈𝖐
ⓕⓤⓒⓚ
🅵🆄🅲🅺
f💛u💛c💛k
f_u_c_k
f/u/c/k
f\\u\\c\\k
f~u~c~k
f"u"c"k
f:u:c:k
fʊck fuck
fuuuuuuuck
ffffuck
fffuuuccckkk
f\u200bu\u200bc\u200bk
f\u00adu\u00adc\u00adk
f̶u̶c̶k̶
f́úćḱ
sh*t
s.h.i.t
5h1t
$h!t
ѕhіt
b*tch
b1tch
bi+tch b i t c h
c*nt
c.u.n.t
as$hole
a.s.s.h.o.l.e
d!ckhead
wh*re
wh0re
p*ssy
pu$$y
рussу
`
