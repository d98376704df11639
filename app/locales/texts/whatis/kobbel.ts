import type { TextTree } from '#durable/rules/text.ts'

export const kobbel = {
  title: {
    dk: 'Parkens kobler',
    en: 'The packs of the park',
    no: 'Koblene i parken',
    se: 'Parkens flockar',
  },
  description: {
    dk: 'Banden, Stammen, Klanen, Sekten, Logen og Selskabet: hvem koblerne i {{product}} er, hvor de bor, og hvordan en hund får sit.',
    en: 'The gang, the tribe, the clan, the sect, the lodge and the company: who the packs of {{product}} are, where they live and how a dog gets one.',
    no: 'Banden, Stammen, Klanen, Sekten, Losjen og Selskapet: hvem koblene i {{product}} er, hvor de bor, og hvordan en hund får sitt.',
    se: 'Gänget, Stammen, Klanen, Sekten, Logen och Sällskapet: vilka flockarna i {{product}} är, var de bor och hur en hund får sin.',
  },
  lead: {
    dk: 'Alle hunde i parken hører til et kobbel. På Kobbelvejen ligger der {{packs}} gavle, og bag en af dørene er der holdt en plads til dig.',
    en: 'Every dog in the park belongs to a pack. On Pack Lane there are {{packs}} gables, and behind one of the doors somebody has kept a place for you.',
    no: 'Alle hunder i parken hører til et kobbel. På Kobbelveien ligger det {{packs}} gavler, og bak en av dørene er det holdt av en plass til deg.',
    se: 'Alla hundar i parken hör till en flock. På Flockvägen ligger {{packs}} gavlar, och bakom en av dörrarna har någon hållit en plats åt dig.',
  },
  pack: {
    banden: {
      name: {
        dk: 'Banden',
        en: 'The Gang',
        no: 'Banden',
        se: 'Gänget',
      },
      house: {
        dk: 'Et værksted fuldt af halvfærdige kærrer',
        en: 'A workshop full of half-finished carts',
        no: 'Et verksted fullt av halvferdige kjerrer',
        se: 'En verkstad full av halvfärdiga kärror',
      },
      text: {
        dk: 'Først ud ad døren og sidst hjem. Banden ordner alt med snor, deler sin sidste knogle og har altid plads til én mere på ladet.',
        en: 'First out of the door and last home. The Gang fixes everything with string, shares its last bone, and always has room for one more on the trailer.',
        no: 'Først ut av døra og sist hjem. Banden fikser alt med hyssing, deler det siste beinet og har alltid plass til én til på lasteplanet.',
        se: 'Först ut genom dörren och sist hem. Gänget lagar allt med snöre, delar sitt sista ben och har alltid plats för en till på flaket.',
      },
    },
    stammen: {
      name: {
        dk: 'Stammen',
        en: 'The Tribe',
        no: 'Stammen',
        se: 'Stammen',
      },
      house: {
        dk: 'Et langhus med et bål, der aldrig går ud',
        en: 'A longhouse with a fire that never goes out',
        no: 'Et langhus med et bål som aldri slukner',
        se: 'Ett långhus med en eld som aldrig slocknar',
      },
      text: {
        dk: 'Her sidder man tæt og fortæller historier. Stammen ved, hvad hvert træ i skoven hedder, og husker dine fødselsdage, dem alle sammen.',
        en: 'Here one sits close and tells stories. The Tribe knows the name of every tree in the forest and remembers your birthdays, all of them.',
        no: 'Her sitter man tett og forteller historier. Stammen vet hva hvert tre i skogen heter, og husker bursdagene dine, alle sammen.',
        se: 'Här sitter man tätt och berättar historier. Stammen vet vad varje träd i skogen heter och minns dina födelsedagar, allihop.',
      },
    },
    klanen: {
      name: {
        dk: 'Klanen',
        en: 'The Clan',
        no: 'Klanen',
        se: 'Klanen',
      },
      house: {
        dk: 'En hal med skjolde fra gulv til loft',
        en: 'A hall with shields from floor to ceiling',
        no: 'En hall med skjold fra gulv til tak',
        se: 'En sal med sköldar från golv till tak',
      },
      text: {
        dk: 'Stolt, højlydt og trofast. Klanen synger på vejen hjem, glemmer aldrig en ven og skændes gerne om, hvis oldemor der gravede dybest.',
        en: 'Proud, loud and loyal. The Clan sings on its way home, never forgets a friend, and argues happily about whose great-grandmother dug the deepest.',
        no: 'Stolt, høylytt og trofast. Klanen synger på vei hjem, glemmer aldri en venn og krangler gjerne om hvem sin oldemor som gravde dypest.',
        se: 'Stolt, högljudd och trofast. Klanen sjunger på vägen hem, glömmer aldrig en vän och grälar gärna om vems gammelmormor som grävde djupast.',
      },
    },
    sekten: {
      name: {
        dk: 'Sekten',
        en: 'The Sect',
        no: 'Sekten',
        se: 'Sekten',
      },
      house: {
        dk: 'En kælder fuld af stearinlys',
        en: 'A cellar full of candles',
        no: 'En kjeller full av stearinlys',
        se: 'En källare full av stearinljus',
      },
      text: {
        dk: 'De nynner. Ingen udenfor ved helt hvorfor. Sekten hilser hver solopgang, hvisker i kor og bager forbløffende gode boller.',
        en: 'They hum. Nobody outside quite knows why. The Sect greets each sunrise, whispers in chorus, and bakes surprisingly good buns.',
        no: 'De nynner. Ingen utenfor vet helt hvorfor. Sekten hilser hver soloppgang, hvisker i kor og baker overraskende gode boller.',
        se: 'De nynnar. Ingen utanför vet riktigt varför. Sekten hälsar varje soluppgång, viskar i kör och bakar förvånansvärt goda bullar.',
      },
    },
    losjen: {
      name: {
        dk: 'Logen',
        en: 'The Lodge',
        no: 'Losjen',
        se: 'Logen',
      },
      house: {
        dk: 'En alpehytte med udsigt til månen',
        en: 'An alpine lodge with a view of the moon',
        no: 'En alpehytte med utsikt til månen',
        se: 'En alpstuga med utsikt mot månen',
      },
      text: {
        dk: 'Langsom, venlig og lidt hemmelighedsfuld. Logen har hemmelige håndtryk til alle fire poter og uldtæpper til den, der fryser.',
        en: 'Slow, kind and a little mysterious. The Lodge has secret handshakes for all four paws, and woollen blankets for anyone who is cold.',
        no: 'Langsom, snill og litt hemmelighetsfull. Losjen har hemmelige håndtrykk for alle fire poter, og ullpledd til den som fryser.',
        se: 'Långsam, snäll och lite hemlighetsfull. Logen har hemliga handslag för alla fyra tassar, och yllefiltar åt den som fryser.',
      },
    },
    selskapet: {
      name: {
        dk: 'Selskabet',
        en: 'The Company',
        no: 'Selskapet',
        se: 'Sällskapet',
      },
      house: {
        dk: 'Et kontor med udsigt over hele parken',
        en: 'An office with a view of the whole park',
        no: 'Et kontor med utsikt over hele parken',
        se: 'Ett kontor med utsikt över hela parken',
      },
      text: {
        dk: 'Altid til møde, mest om frokosten. Selskabet har en plan, en plan for planen og vejens bedste kagedåse.',
        en: 'Always in a meeting, mostly about lunch. The Company has a plan, a plan for the plan, and the best biscuit tin on the lane.',
        no: 'Alltid i møte, mest om lunsjen. Selskapet har en plan, en plan for planen og den beste kakeboksen i veien.',
        se: 'Alltid i möte, mest om lunchen. Sällskapet har en plan, en plan för planen och vägens bästa kakburk.',
      },
    },
  },
  drawnTitle: {
    dk: 'Hvem trækker?',
    en: 'Who draws?',
    no: 'Hvem trekker?',
    se: 'Vem lottar?',
  },
  drawn: {
    dk: 'Det gør tilfældet, netop når en hvalp bliver født. Hvert af de {{packs}} kobler er lige sandsynligt, så de vokser alle lige hurtigt, og intet er finere end et andet. Man kan ikke søge om optagelse, bytte eller blive smidt ud. Kun en genfødsel trækker igen.',
    en: 'Chance does, in the very moment a puppy is born. Each of the {{packs}} packs is equally likely, so all of them grow at the same pace, and none is finer than another. You cannot apply, swap or be thrown out. Only a rebirth draws again.',
    no: 'Det gjør tilfeldigheten, akkurat idet en valp blir født. Hvert av de {{packs}} koblene er like sannsynlig, så alle vokser like fort, og ingen er finere enn de andre. Man kan ikke søke, bytte eller bli kastet ut. Bare en gjenfødelse trekker på nytt.',
    se: 'Det gör slumpen, just när en valp föds. Var och en av de {{packs}} flockarna är lika sannolik, så alla växer lika fort, och ingen är finare än någon annan. Man kan inte ansöka, byta eller bli utkastad. Bara en återfödelse lottar igen.',
  },
  house: {
    dk: 'Hvert hus har et ildsted, og hvad der bliver sagt der, hører kun dets egne hunde. Døren kender sit kobbel og siger det til de andre, høfligt.',
    en: 'Each house has a hearth, and what is said there only its own dogs hear. The door knows its pack, and tells others so, politely.',
    no: 'Hvert hus har et ildsted, og det som blir sagt der, hører bare husets egne hunder. Døra kjenner kobbelet sitt og sier det til de andre, høflig.',
    se: 'Varje hus har en härd, och det som sägs där hör bara husets egna hundar. Dörren känner sin flock och säger det till de andra, artigt.',
  },
  help: {
    dk: 'Mere i hjælpen',
    en: 'More in the help',
    no: 'Mer i hjelpen',
    se: 'Mer i hjälpen',
  },
} satisfies TextTree
