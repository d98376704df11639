import type { TextTree } from '#durable/rules/text.ts'

export const rang = {
  title: {
    dk: 'Rangene',
    en: 'Ranks',
    no: 'Rangene',
    se: 'Rangerna',
  },
  description: {
    dk: 'Alle range i {{product}} fra hvalp til den skjulte, hvor mange rigtige svar hver af dem kræver, og folkene bag mærkerne.',
    en: 'All the ranks of {{product}} from puppy to the hidden one, how many right answers each takes, and the people behind the badges.',
    no: 'Alle rangene i {{product}} fra valp til den skjulte, hvor mange riktige svar hver av dem krever, og folkene bak merkene.',
    se: 'Alla ranger i {{product}} från valp till den dolda, hur många rätta svar var och en kräver, och människorna bakom märkena.',
  },
  lead: {
    dk: 'Du stiger ved at svare på spørgsmål på Visdomsbjerget. Stigen er lang, og udsigten bliver bedre.',
    en: 'You climb by answering questions on Visdomsberget. The ladder is long, and the view gets better.',
    no: 'Du klatrer ved å svare på spørsmål på Visdomsberget. Stigen er lang, og utsikten blir bedre.',
    se: 'Du klättrar genom att svara på frågor på Visdomsberget. Stegen är lång, och utsikten blir bättre.',
  },
  answers: {
    dk: '{{points}} rigtige svar',
    en: '{{points}} right answers',
    no: '{{points}} riktige svar',
    se: '{{points}} rätta svar',
  },
  born: {
    dk: 'Fra fødslen',
    en: 'From birth',
    no: 'Fra fødselen',
    se: 'Från födseln',
  },
  hidden: {
    dk: 'Skjult',
    en: 'Hidden',
    no: 'Skjult',
    se: 'Dold',
  },
  hiddenName: {
    dk: 'Skjult rang',
    en: 'Hidden rank',
    no: 'Skjult rang',
    se: 'Dold rang',
  },
  rank: {
    valp: {
      name: {
        dk: 'Hvalp',
        en: 'Puppy',
        no: 'Valp',
        se: 'Valp',
      },
      text: {
        dk: 'Alt dufter nyt. Du kan gå, chatte, snuse og grave.',
        en: 'Everything smells new. You can walk, chat, sniff and dig.',
        no: 'Alt lukter nytt. Du kan gå, chatte, snuse og grave.',
        se: 'Allt luktar nytt. Du kan gå, chatta, nosa och gräva.',
      },
    },
    slede: {
      name: {
        dk: 'Slædehund',
        en: 'Sled dog',
        no: 'Sledehund',
        se: 'Slädhund',
      },
      text: {
        dk: 'Du trækker dit læs og må sende venneanmodninger.',
        en: 'You pull your weight, and may send friend requests.',
        no: 'Du drar lasset ditt, og får sende venneforespørsler.',
        se: 'Du drar ditt lass och får skicka vänförfrågningar.',
      },
    },
    spor: {
      name: {
        dk: 'Sporhund',
        en: 'Track dog',
        no: 'Sporhund',
        se: 'Spårhund',
      },
      text: {
        dk: 'Snuden i jorden. Du finder det, andre går forbi.',
        en: 'Nose to the ground. You find what others walk past.',
        no: 'Snuta i bakken. Du finner det andre går forbi.',
        se: 'Nosen i backen. Du hittar det som andra går förbi.',
      },
    },
    vann: {
      name: {
        dk: 'Vandhund',
        en: 'Water dog',
        no: 'Vannhund',
        se: 'Vattenhund',
      },
      text: {
        dk: 'Alle kan svømme, men hos dig ser det ud, som om det var meningen.',
        en: 'Everybody swims, but you look as if you meant to.',
        no: 'Alle kan svømme, men hos deg ser det ut som det var meningen.',
        se: 'Alla kan simma, men hos dig ser det ut som om det var meningen.',
      },
    },
    rom: {
      name: {
        dk: 'Rumhund',
        en: 'Space dog',
        no: 'Romhund',
        se: 'Rymdhund',
      },
      text: {
        dk: 'Tyngdekraften er et forslag. Nattehimlen kender dit navn.',
        en: 'Gravity is a suggestion. The night sky knows your name.',
        no: 'Tyngdekraften er et forslag. Nattehimmelen kan navnet ditt.',
        se: 'Tyngdkraften är ett förslag. Natthimlen kan ditt namn.',
      },
    },
    gjogler: {
      name: {
        dk: 'Gøglerhund',
        en: 'Joker dog',
        no: 'Gjøglerhund',
        se: 'Gycklarhund',
      },
      text: {
        dk: 'Du har hørt alle vittigheder på bænken og fortalt de halve.',
        en: 'You have heard every joke on the bench, and told half of them.',
        no: 'Du har hørt alle vitsene på benken og fortalt halvparten.',
        se: 'Du har hört alla skämt på bänken och berättat hälften.',
      },
    },
    ninja: {
      name: {
        dk: 'Ninjahund',
        en: 'Ninja dog',
        no: 'Ninjahund',
        se: 'Ninjahund',
      },
      text: {
        dk: 'Ingen så dig komme. Ingen hørte dig gø.',
        en: 'Nobody saw you come. Nobody heard you bark.',
        no: 'Ingen så deg komme. Ingen hørte deg bjeffe.',
        se: 'Ingen såg dig komma. Ingen hörde dig skälla.',
      },
    },
    morph: {
      name: {
        dk: '???',
        en: '???',
        no: '???',
        se: '???',
      },
      text: {
        dk: 'Spørg en ninja. De siger det ikke.',
        en: 'Ask a ninja. They will not tell you.',
        no: 'Spør en ninja. De sier det ikke.',
        se: 'Fråga en ninja. De säger inget.',
      },
    },
  },
  staffTitle: {
    dk: 'Dem med et mærke',
    en: 'Those with a badge',
    no: 'De med merke',
    se: 'De med märke',
  },
  staffLead: {
    dk: 'De, der laver parken, står ved siden af rangene. Dem kan du ikke stige til, men du kan spørge.',
    en: 'The people who make the park stand beside the ranks. You cannot climb to them, but you can ask.',
    no: 'De som lager parken, står ved siden av rangene. Dit kan du ikke klatre, men du kan spørre.',
    se: 'De som gör parken står bredvid rangerna. Dit kan du inte klättra, men du kan fråga.',
  },
  staff: {
    administrator: {
      name: {
        dk: 'Administratorer',
        en: 'Administrators',
        no: 'Administratorer',
        se: 'Administratörer',
      },
      text: {
        dk: 'Ejer og driver parken og har det sidste ord.',
        en: 'Own and run the park, and have the final say.',
        no: 'Eier og driver parken og har siste ordet.',
        se: 'Äger och driver parken och har sista ordet.',
      },
    },
    moderator: {
      name: {
        dk: 'Moderatorer',
        en: 'Moderators',
        no: 'Moderatorer',
        se: 'Moderatorer',
      },
      text: {
        dk: 'Frivillige, der holder fred. De kan sætte en hund uden for lågen.',
        en: 'Volunteers who keep the peace. They may put a dog outside the gate.',
        no: 'Frivillige som holder fred. De kan sette en hund utenfor grinda.',
        se: 'Frivilliga som håller frid. De kan ställa en hund utanför grinden.',
      },
    },
    developer: {
      name: {
        dk: 'Udvikler',
        en: 'Developer',
        no: 'Utvikler',
        se: 'Utvecklare',
      },
      text: {
        dk: 'Bygger parken fra grunden.',
        en: 'Builds the park from the ground up.',
        no: 'Bygger parken fra grunnen.',
        se: 'Bygger parken från grunden.',
      },
    },
    clientDeveloper: {
      name: {
        dk: 'Klientudvikler',
        en: 'Client developer',
        no: 'Klientutvikler',
        se: 'Klientutvecklare',
      },
      text: {
        dk: 'Arbejder på det, du ser på skærmen.',
        en: 'Works on what you see on the screen.',
        no: 'Jobber med det du ser på skjermen.',
        se: 'Arbetar med det du ser på skärmen.',
      },
    },
    designer: {
      name: {
        dk: 'Designer',
        en: 'Designer',
        no: 'Designer',
        se: 'Formgivare',
      },
      text: {
        dk: 'Tegner hatte, huse og de fleste af ænderne.',
        en: 'Draws hats, houses and most of the ducks.',
        no: 'Tegner hatter, hus og de fleste av endene.',
        se: 'Ritar hattar, hus och de flesta av änderna.',
      },
    },
    committee: {
      name: {
        dk: 'Festkomitéen',
        en: 'Party committee',
        no: 'Festkomiteen',
        se: 'Festkommittén',
      },
      text: {
        dk: 'Hunde, der pynter festpladsen, drejer lykkehjulet og farver dem, der siger ja, en tid, og så giver guirlanderne videre. Én vimpel er første måned, to er anden, og tre har den, der har siddet før.',
        en: 'Dogs who decorate the party lawn, spin the wheel of fortune and colour whoever says yes, for a while, and then pass the streamers on. One pennon is the first month, two the second, and three whoever has sat before.',
        no: 'Hunder som pynter festplassen, snurrer lykkehjulet og farger dem som sier ja, en stund, og så gir girlanderne videre. Én vimpel er første måned, to er andre, og tre har den som har sittet før.',
        se: 'Hundar som pyntar festplatsen, snurrar lyckohjulet och färgar dem som säger ja, ett tag, och sedan lämnar girlangerna vidare. En vimpel är första månaden, två är andra, och tre har den som har suttit förut.',
      },
    },
  },
  team: {
    dk: 'Mød holdet',
    en: 'Meet the team',
    no: 'Møt laget',
    se: 'Möt laget',
  },
  committee: {
    dk: 'Om festkomitéen',
    en: 'About the party committee',
    no: 'Om festkomiteen',
    se: 'Om festkommittén',
  },
  help: {
    dk: 'Sådan virker rang',
    en: 'How ranks work',
    no: 'Slik virker rang',
    se: 'Så fungerar rang',
  },
} satisfies TextTree
