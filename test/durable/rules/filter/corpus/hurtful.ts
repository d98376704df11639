/** Hurtful lines: each must be held back, or masked in part. */
export const HELD = `
u should kys
just kys
kys now
pls kys
you kys
kys bro
end yourself
no one would miss you
du burde dø
ingen vil savne dig
ingen kommer til å savne deg
du borde dö
ingen kommer att sakna dig
Jeg slår dig ihjel
jeg dræber dig
Vi skal myrde dig
tag livet af dig
Dræb dig selv
HÆNG DIG SELV
gå ud og dø
gå hjem og dø din taber
håber du dør
din perker
perkere
p e r k e r
p.e.r.k.e.r
neger
N E G E R
n3ger
neeeeger
negersvin
klamme jøder
beskidte muslimer
jødesvin
din mongol
send nøgenbilleder
Jeg dreper deg
jeg skal drepe deg
vi skal slå deg ihjel
ta livet av deg
Drep deg selv
gå og dø
håper du dør
dra hjem til ditt eget land
svarting
svartinger
pakkis
pakkisene
p4kkis
jævla neger
jævla soper
jag dödar dig
jag ska döda dig
vi kommer att döda dig
ta livet av dig
döda dig själv
häng dig
gå och dö
hoppas du dör
blatte
blattar
bl4tte
b l a t t e
svartskalle
jävla jude
jävla bög
din mongo
åk hem till ditt eget land
skicka nakenbilder
I will kill you
i'll kill you
I'm going to kill you
im gonna rape you
kill yourself
K I L L yourself
k1ll yourself
go kill yourself
kys bitch
go die
I hope you die
drink bleach
hang yourself
faggot
f4ggot
f a g g o t
faaaggot
nigger
n1gger
nіgger
ｎｉｇｇｅｒ
n.i.g.g.e.r
niggers
paki
tranny
sieg heil
white power
gas the jews
dirty jew
I hate gays
send nudes
send me nudes
`
export const MASKED = `
din kusse
kussen
kuuuusse
k u s s e
fisse
f1sse
fi-sse
luder
ludere
dumme luder
horeunge
røvhul
r ø v h u l
sut min pik
kneppe
kælling
fitte
fitta
F I T T A
fittor
fi77e
kuk
kuken
k.u.k
kuuuk
pikk
p1kk
knulle
knullar
knulla dig
rasshøl
rævhøl
hora
horan
h0ra
hororna
runkare
slampa
slyna
fittjävel
kukjävel
sug min kuk
what the fuck
FUCK YOU
f u c k
f.u.c.k
fuuuuuck
fuuck
fück
fuсk off
fu_ck
fück you
motherfucker
mothafucka
fucking idiot
shit
sh1t
$hit
sh!t
shiiiit
bullshit
bitch
b1tch
biiiitch
bitches
cunt
c u n t
cunts
asshole
a$$hole
assh0le
dickhead
you dick
you slut
such a slut
dirty slut
whore
wh0re
cocksucker
suck my dick
blowjob
pussy
p u s s y
pornhub
wanker
twat
retard
`
export const PERSONAL = `
ring til mig på 20 12 34 56
20123456
mit nummer er 2012 3456
+45 20 12 34 56
ring 0045-20123456
tlf 912 34 567
mobil: 91 23 45 67
070-123 45 67
0701234567
+46 70 123 45 67
(+47) 912 34 567
my number is 555-123-4567
bella@example.dk
skriv til bella.hund@gmail.com
bella+hund@post.voff.se
bella (at) gmail.com
bella at gmail dot com
bella snabel-a hotmail.com
bella[at]live.no
`
export const FLAGGED = `
kys
KYS!
k y s
kys kys kys
har du snap
min snap er maja
hva er snappen din
har du insta
what's your snap
pedo
han er en pedo
er du alene hjemme
er du alene hjemme?
hvad er din adresse?
Hva er adressen din
vad är din adress
are you home alone
what's your address
kom ind på www.gratis-knogler.example
http://x.example
jeg vil begå selvmord
I want to die
jag orkar inte leve längre, jag orkar inte leva längre
`
