/** Ordinary Swedish lines, which the filter must not touch. */
export const HARMLESS_SE = `
Nu är det slut för i dag
Till slut gick vi hem
När slutar du skolan?
Filmen slutade bra
Full fart i backen
Farten är för hög
Vilket fag? Nej, ämne heter det här
Jag fick en ny boll
Vi fick vänta länge
Hon fick hundra poäng
Fick du mitt brev?
Lägg den i fickan
Ficklampan lyser
Kocken lagar mat
Kockarna tävlar
Jag vill bli kock
Potatisen kokar
Vi kokade kaffe
Hornet tutade
Enhörningar har horn
Hör du mig?
Jag hör dig inte
Kan du höra musiken?
Klockan är sex
Sexan går till torget
Jag fyller sexton
Sex och sju är tretton
Bebisen rapar
Hunden måste kissa
Nu kissade han på blomman
Han sitter på kåken
Samerna bor i kåta
Kåtan står vid sjön
Jag är pigg i dag
Pigga hundar leker
Mitt i prick!
Prickiga hundar är fina
Tiken heter Luna
Vi har en tik och en hane
Musen sprang under soffan
Räven raskar över isen
Jag såg en räv
Hunden viftar på svansen
Katten har lång svans
Svansarna viftar
Kukeliku sa tuppen
Rumpan blev blöt
Titta vad söt!
Vi tittade på film
Kanalen är full av båtar
Analysen är klar
Negativa tal är svåra
Kryss och cirkel
Kyss mig sa grodan
Farmor kysser mig på kinden
Bit av kakan, tack
Bitarna passar ihop
Var inte dum
Han är bög och stolt
Assistenten hjälpte oss
Det passar bra
Klassen är stor
Kassan stänger nu
Fasan flög upp
Vit snö överallt
Fitness är kul
Vad heter din hund?
Så söt den är!
Ska vi gå en promenad?
Vi ses vid fontänen
Jag är från Skåne
Var är du nu?
Kom hit till bänken
Grattis på födelsedagen
Jag slår dig i spelet
Jag vann igen
Jag dör av skratt
Jag håller på att dö av värme
Vi slår ihjäl lite tid
Häng upp jackan
Häng med oss till sjön
Var rädd om dig
Ta det lugnt
Ta livet som det kommer
Fan, jag förlorade igen
Helvete vad det regnar
Jävla bra jobbat
Gå och lägg dig
Gå hem och sov
Hoppas du vinner
Hoppas ni mår bra
God natt allihop
Sov gott, Rolex
Nigeria spelade bra
Skit också, jag tappade bollen
Vi har en cocker spaniel
Pappa drack en cocktail
Cockpiten var trång
Massage är skönt
Passet har gått ut
Fisken nappar
Fiskarna simmar
Kusinen kommer i morgon
Min kusin har en pudel
Horisonten är röd
Historien är lång
Hortensian blommar
Auktoritet och horoskop
Vad säger ditt horoskop?
Det kostar 1200 kronor
Det var 45 000 på konserten
Vi ses 24.12.2026
Bussen går 12:30
Jag har 1 500 000 poäng
Läsåret 2025-2026
Vem vill leka kurragömma?
Är det någon som vill leka?
Analfabeter kan inte läsa
En banal melodi
Lussekatter till fikat
Fika klockan tre
En fikapaus i parken
Slutspelet börjar nu
Slutsiffran är nio
Fartyget går i hamn
Fartblinda förare
Pitt och Jolie
Kukurutz heter majs ibland
Jag älskar er alla
Jaaaaa vad kul
Neeej nu regnar det igen
Å i åa ä e ö
Usch och fy
Hundra år till
Skjut bollen i mål
Luden katt
En luden hund
Ludde är snäll
Ludvig är min bror
Är du hemma i kväll?
Hur gammal är din hund?
Ge mig en kyss
Ett två tre fyra fem sex sju åtta nio tio
Det står noll noll
Snap är inget för hundar
Jag har noll koll
Tio nio åtta sju sex fem fyra tre två ett
`
