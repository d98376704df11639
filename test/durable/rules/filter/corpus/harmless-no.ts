/** Ordinary Norwegian lines, which the filter must not touch. */
export const HARMLESS_NO = `
Nå er det slutt for i dag
Når slutter du på skolen?
Til slutt gikk vi hjem
Full fart i bakken
Farten er altfor høy
Hvilket fag liker du best?
Fagene på skolen er greie
Jeg skal ta fagbrev
Kokken lager middag
Jeg vil bli kokk
Potetene koker
Vi kokte kaffe på bål
Hornet tutet
Enhjørninger har horn
Babyen må rape
Han rapte høyt etter maten
Jeg kikker ut av vinduet
Hun har kikhoste
Pikene leker i parken
En liten pike med hund
Piggene på piggsvinet
Pulten min er full av bøker
Pultene står på rekke
Musa løp under sofaen
Reven er ute i natt
Det var gøy ass
Ikke verst ass
Jeg hører deg ikke
Hører du meg?
Hør her nå
Hunden logret med rumpa
Titt inn her
Sola titter fram
Kanalen er full av båter
Analysen er ferdig
Klokka er seks
Jeg er seksten år i dag
Han soper gulvet
Sopelimen står i gangen
Vi har ei tispe som heter Luna
Tispa mi er snill
Bikkja bjeffer hele natta
Å dritt, jeg mistet ballen
Det er mørkt ute
Skriv et dikt til meg
Kniven ligger i skjeden
Jeg må tisse
Patter kalven ennå?
Hva heter hunden din?
Så søt den er!
Skal vi gå tur?
Vi møtes ved fontenen
Jeg er fra Trøndelag
Hvor er du nå?
Kom hit til benken
Gratulerer med dagen
Jeg slo deg i spillet
Jeg tar deg neste gang
Jeg dør av latter
Jeg er helt dau etter turen
Vi dreper litt tid her
Heng opp jakka di
Pass på deg selv
Ta deg en tur
Faen, jeg tapte igjen
Helvete heller, nå regner det
Jævla bra jobba
Gå og legg deg nå
Gå hjem og sov
Håper du vinner
Håper du får en fin dag
God natt alle sammen
Sov godt, Rolex
Nigeria spilte bra
Han er homofil og gift
Soppen er giftig
Vi plukket sopp i skogen
Kukkelure litt til
Kongen kom på besøk
Kofferten er tung
Vi har en cocker spaniel
Pappa drakk en cocktail
Cockpiten var trang
Assistenten hjalp oss
Klassen vår er stor
Passet er gått ut
Massasje gjør godt
Skitt fiske
Skitt, jeg glemte nøklene
Fisken biter i dag
Fiskesuppe til middag
Fetter og kusine kommer
Kusina mi har puddel
Skuta seilte mot horisonten
Historien er lang
Hortensiaen blomstrer
Autoriteten er klar
Hort og barnehage
Horten er en by
Jeg tok toget til Horten
Det koster 1200 kroner
Det var 45 000 på konserten
Vi ses 24.12.2026
Bussen går 12:30
Jeg har 1 500 000 poeng
Skoleåret 2025-2026
Er det noen som vil leke?
Hvem vil være med på leken?
Fittings til røret koster femti kroner
Jenta mi er pigg igjen
Jeg er pigg og fornøyd
Pikkolo på hotellet
Hun spiller pikkolofløyte
Ut på tur, aldri sur
Snart er det jul
Ta på deg votter
Jeg elsker dere
Jaaaaa så gøy
Neeeei nå regner det igjen
Uff og huff
Æ e trønder æ
Å i åa e ø
Ka du gjør?
Jeg skyter ballen i mål
Skal vi spille?
Er du hjemme i kveld?
Hvor gammel er hunden din?
Analfabet betyr at man ikke kan lese
Banal melodi
Kassetten er gammel
En kasse brus
Rasen er blandet
Gi meg et kyss
En snap kopp kaffe
Vi har null poeng
En to tre fire fem seks sju åtte ni ti
Ti ni åtte sju seks fem fire tre to en
Hunden min er på tiktok
Jeg tok en snap av hunden
`
