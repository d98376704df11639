import type { TextTree } from '#durable/rules/text.ts'

/**
 * What comes in the park by itself. `name` and `what` stand on the notice board; `garm` says Garm while it is on, `soon` before
 * it, in at most 90 letters.
 */
export const calendar = {
  title: { dk: 'Det sker snart', en: 'Coming up', no: 'Snart i parken', se: 'På gång' },
  now: { dk: 'Lige nu', en: 'Now', no: 'Akkurat nå', se: 'Just nu' },
  rows: {
    'friday-hunt': {
      name: { dk: 'Fredagsjagt', en: 'Friday hunt', no: 'Fredagsjakt', se: 'Fredagsjakt' },
      what: {
        dk: 'Knogler i jorden på Springvandspladsen, engen, stranden, festpladsen og i skoven: {{finds}} fund til hver i ugen, {{bones}} knogler for hvert.',
        en: 'Bones in the soil of Fountain Square, meadow, forest, beach and party lawn: {{finds}} finds for each player and week, {{bones}} bones apiece.',
        no: 'Bein i jorda på Fontenetorget, enga, stranda, festplassen og i skogen: {{finds}} funn til hver i uken, {{bones}} bein for hvert.',
        se: 'Ben i jorden på Fontäntorget, ängen, stranden, festplatsen och i skogen: {{finds}} fynd till var och en i veckan, {{bones}} ben för varje.',
      },
      soon: {
        dk: 'I aften klokken otte er der jagt på knogler. Hold snuden klar.',
        en: 'Tonight at eight we hunt for bones. Keep your nose ready.',
        no: 'I kveld klokka åtte er det jakt på bein. Hold snuten klar.',
        se: 'I kväll klockan åtta jagar vi ben. Håll nosen redo.',
      },
      garm: {
        dk: 'Jagten er i gang! Snuden ned, og grav hvor det lugter. Ti til hver.',
        en: 'The hunt is on! Nose down, and dig where it smells. Ten for each.',
        no: 'Jakten er i gang! Snuten ned, og grav der det lukter. Ti til hver.',
        se: 'Jakten är i gång! Ner med nosen, och gräv där det luktar. Tio var.',
      },
    },
    'sunday-hunt': {
      name: { dk: 'Søndagsjagt', en: 'Sunday hunt', no: 'Søndagsjakt', se: 'Söndagsjakt' },
      what: {
        dk: 'For dem, der går tidligt i seng: resten af ugens {{finds}} fund, {{bones}} knogler for hvert.',
        en: 'For those who go to bed early: what is left of the {{finds}} finds of the week, {{bones}} bones apiece.',
        no: 'For dem som legger seg tidlig: resten av ukens {{finds}} funn, {{bones}} bein for hvert.',
        se: 'För dem som lägger sig tidigt: resten av veckans {{finds}} fynd, {{bones}} ben för varje.',
      },
      soon: {
        dk: 'I dag klokken tre er der jagt på knogler igen. Hold snuden klar.',
        en: 'Today at three we hunt for bones again. Keep your nose ready.',
        no: 'I dag klokka tre er det jakt på bein igjen. Hold snuten klar.',
        se: 'I dag klockan tre jagar vi ben igen. Håll nosen redo.',
      },
      garm: {
        dk: 'Søndagsjagt! Fandt du alle ti i fredags, så hjælp en hvalp på vej.',
        en: 'Sunday hunt! If you found all ten on Friday, show a puppy the way.',
        no: 'Søndagsjakt! Fant du alle ti på fredag, så hjelp en valp på vei.',
        se: 'Söndagsjakt! Hittade du alla tio i fredags, så visa en valp vägen.',
      },
    },
    autumn: {
      name: { dk: 'Efterår i parken', en: 'Autumn in the park', no: 'Høst i parken', se: 'Höst i parken' },
      what: {
        dk: 'Løvet bliver rødt og gult i hele parken.',
        en: 'The leaves turn red and yellow all over the park.',
        no: 'Løvet blir rødt og gult i hele parken.',
        se: 'Löven blir röda och gula i hela parken.',
      },
      garm: {
        dk: 'I nat blev løvet rødt. Det sker hvert år, og jeg ser det aldrig ske.',
        en: 'The leaves went red last night. Every year, and I never see it happen.',
        no: 'I natt ble løvet rødt. Hvert år, og jeg ser det aldri skje.',
        se: 'I natt blev löven röda. Varje år, och jag ser det aldrig ske.',
      },
    },
    winter: {
      name: { dk: 'Sne i parken', en: 'Snow in the park', no: 'Snø i parken', se: 'Snö i parken' },
      what: {
        dk: 'Parken vågner hvid og bliver det til februar.',
        en: 'The park wakes up white and stays so until February.',
        no: 'Parken våkner hvit og blir det til februar.',
        se: 'Parken vaknar vit och förblir det till februari.',
      },
      garm: {
        dk: 'Alt er hvidt! Det stopper ikke en god snude, det gør den bare kold.',
        en: 'All white! That stops no good nose, it only makes it cold.',
        no: 'Alt er hvitt! Det stopper ingen god snute, den blir bare kald.',
        se: 'Allt är vitt! Det stoppar ingen bra nos, den blir bara kall.',
      },
    },
    lucia: {
      name: { dk: 'Lucia', en: 'Lucia', no: 'Lucia', se: 'Lucia' },
      what: {
        dk: 'Garm har et ord at sige om lyset.',
        en: 'Garm has a word about the light.',
        no: 'Garm har et ord å si om lyset.',
        se: 'Garm har ett ord att säga om ljuset.',
      },
      garm: {
        dk: 'I dag bar de lys i munden, da jeg var hvalp. Ingen tabte ét.',
        en: 'They carried lights in their mouths today when I was a puppy. None fell.',
        no: 'I dag bar de lys i munnen da jeg var valp. Ingen mistet et eneste.',
        se: 'I dag bar de ljus i munnen när jag var valp. Ingen tappade ett enda.',
      },
    },
    'new-year': {
      name: { dk: 'Nytår', en: 'New year', no: 'Nyttår', se: 'Nyår' },
      what: {
        dk: 'Garm ønsker alle et godt år, også dem, der er bange for larm.',
        en: 'Garm wishes everybody a good year, also those who fear the bangs.',
        no: 'Garm ønsker alle et godt år, også dem som er redde for bråk.',
        se: 'Garm önskar alla ett gott år, också dem som är rädda för smällar.',
      },
      garm: {
        dk: 'Godt nytår, lille snude. Bliv bare her, hvis det brager derude.',
        en: 'A good new year, little nose. Stay here if it bangs out there.',
        no: 'Godt nytt år, lille snute. Bli her hvis det smeller der ute.',
        se: 'Gott nytt år, lilla nos. Stanna här om det smäller där ute.',
      },
    },
    green: {
      name: { dk: 'Sneen smelter', en: 'The snow melts', no: 'Snøen smelter', se: 'Snön smälter' },
      what: {
        dk: 'Parken bliver grøn igen.',
        en: 'The park turns green again.',
        no: 'Parken blir grønn igjen.',
        se: 'Parken blir grön igen.',
      },
      garm: {
        dk: 'Sneen er væk. Alt det, den gemte, lugter på én gang!',
        en: 'The snow is gone. All that it hid smells at once!',
        no: 'Snøen er borte. Alt den gjemte, lukter på én gang!',
        se: 'Snön är borta. Allt som den gömde luktar på en gång!',
      },
    },
    midsummer: {
      name: { dk: 'Midsommer', en: 'Midsummer', no: 'Midtsommer', se: 'Midsommar' },
      what: {
        dk: 'Den lyseste nat: Garm har et ord at sige om den.',
        en: 'The lightest night: Garm has a word about it.',
        no: 'Den lyseste natten: Garm har et ord å si om den.',
        se: 'Den ljusaste natten: Garm har ett ord att säga om den.',
      },
      garm: {
        dk: 'I nat bliver det næsten ikke mørkt. En god nat til en lang tur.',
        en: 'It hardly gets dark tonight. A good night for a long walk.',
        no: 'I natt blir det nesten ikke mørkt. En god natt for en lang tur.',
        se: 'I natt blir det knappt mörkt. En bra natt för en lång promenad.',
      },
    },
  },
  hunt: {
    on: {
      dk: 'Jagten på knogler er i gang til {{until}}. Snuden ned lugter, hvor der ligger noget.',
      en: 'The bone hunt is on until {{until}}. Put your nose down to smell where something lies.',
      no: 'Jakten på bein er i gang til {{until}}. Snuten ned lukter hvor det ligger noe.',
      se: 'Jakten på ben pågår till {{until}}. Nosen ner luktar var det ligger något.',
    },
    found: {
      dk: 'Fund i denne uge: {{finds}} af {{of}}.',
      en: 'Finds this week: {{finds}} of {{of}}.',
      no: 'Funn denne uken: {{finds}} av {{of}}.',
      se: 'Fynd den här veckan: {{finds}} av {{of}}.',
    },
    full: {
      dk: 'Alle {{of}} i denne uge! Mere tæller ikke for dig, men du kan vise andre vej.',
      en: 'All {{of}} of this week! More does not count for you, but you can show others the way.',
      no: 'Alle {{of}} denne uken! Mer teller ikke for deg, men du kan vise andre vei.',
      se: 'Alla {{of}} den här veckan! Mer räknas inte för dig, men du kan visa andra vägen.',
    },
    over: {
      dk: 'Jagten er slut for denne gang.',
      en: 'The hunt is over for this time.',
      no: 'Jakten er over for denne gang.',
      se: 'Jakten är slut för den här gången.',
    },
    nose: { dk: 'Snuden ned', en: 'Nose down', no: 'Snuten ned', se: 'Nosen ner' },
  },
} satisfies TextTree
