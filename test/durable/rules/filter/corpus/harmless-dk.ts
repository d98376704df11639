/** Ordinary Danish lines, which the filter must not touch. */
export const HARMLESS_DK = `
Nu er det slut for i dag
Filmen er slut klokken ti
Skal vi slutte her?
Til slut gik vi hjem
Der er fuld fart på i dag
Hvad er farten på den hund?
God fart, vi ses!
Jeg har fart på, vi snakkes
Hvilket fag kan du bedst lide?
Mit fag er matematik
Fagene i skolen er kedelige
Min far er i fagforening
Kokken laver mad på skibet
Jeg vil være kok når jeg bliver stor
Kog lige vandet
Kok og tjener søges
Vi drikker kokosmælk
Bilen tudede i hornet
En enhjørning har ét horn
Hornmusikken spillede i parken
Kys og kram fra mormor
Kysse kysse Bella
Hun gav ham et kys
Mus og katte leger i haven
Ræven løb ind i skoven
Jeg så en ræv i går
Der prikker nogen på min skulder
Det pikker på ruden
Solen titter frem
Vi leger tit i parken
Kuk kuk siger gøgen
Kukkeuret er gået i stå
Analysen er færdig
Kanalen er fyldt med vand
Kassen er for tung
Jeg har skåret mig på en negl
Klip lige hundens negle
Han fandt et knep til at vinde
Pengene ligger i en pulje
Det er seksten år siden
Tidsfristen er klokken seks
Min hund skal tisse
Den har en lang hale og svanser rundt
Pas på, han bider
Bider din hund?
Vi har en cockerspaniel
Cockpittet på flyet var stort
Mor drak en cocktail
Jeg skal digte en historie
Bøssen ligger i skabet
Sparebøssen er fuld
Han er bøsse, og det er helt fint
Min ven er homo og gift
Hvad laver I nede ved søen?
Hej med dig, hvad hedder din hund?
Den er så sød!
Vil du gå en tur med mig?
Vi mødes ved springvandet om fem minutter
Jeg er fra Jylland
Hvor er du henne?
Kom herned til bænken
Skål og tillykke med fødselsdagen
Vi spiser boller med smør
Bollerne er varme
Hvem vil lege tagfat?
Jeg slår dig i KnogleKnas i dag
Jeg slog rekorden igen
Jeg vinder over dig
Du dør af grin
Jeg er ved at dø af varme
Jeg dræber tid indtil toget kommer
Vi slog os på stenene
Skyd bolden i mål
Jeg hænger vasketøj op
Pas på dig selv
Tag en pause fra skærmen
Godnat alle sammen
Sov godt, Rolex
Skøn dag i parken
Hold da op et vejr
For fanden, jeg tabte igen
Det var satans godt gået
Hold nu kæft hvor sjovt
Lort også, nu regner det
Spasmageren kom forbi
Mongoliet er et stort land
Nigeria spillede godt
Den niger jo ved lågen
Et horisontalt bræt
Historien er lang
Autoritet og hortensia
Min hortensia blomstrer
Skibet sejlede til horisonten
Jeg bor på Vesterbro
Vores lærer hedder Dick
Kurset koster 1200 kroner
Der var 45 000 mennesker til koncerten
Vi ses 24.12.2026
Toget går 12:30 fra spor 4
Jeg har 1 500 000 point
2024-2026 var gode år
Jeg fik 10 kommentarer i dag
Fik du fat i bolden?
Tasken er i bilen
Assens er en by på Fyn
Et assortiment af kager
Passer du på ham?
Kassedamen smilede
Bisserne er hvide
Min hund hedder Fisk
Fisken svømmer i søen
Fiskesuppen er god
Vi fiskede hele dagen
Pigerne leger dernede
Piger og drenge
Pigen fra klassen
Kuske kørte hestevogne
Kuskens hest er træt
Kusine og fætter kommer
Min kusine har en puddel
Rumpetten gik op
Man skal ikke skamme sig
Shitake svampe er gode
Skitsen er færdig
Det er et svin af en bakke
Jeg elsker jer alle
Send mig et postkort
Jeg har et nyt billede på væggen
Æ ø å er også bogstaver
Jaaaaaa hvor fedt
Neeeej det må du ikke
Årh for søren
x x x kram
A B C D E F G
Kys mig
Et stort kys til Bella
Jeg giver dig et kys på snuden
Kys frøen
Hun fik to kys
Mor sagde kys og godnat
Oh snap, det gik galt
Min snap virker ikke i dag
Vi har nul point
En to tre, nu løber vi
Ti ni otte syv seks fem fire tre to en nul
Gå.nu hjem
Der kommer ingen i dag
Du skulle se den hund
`
