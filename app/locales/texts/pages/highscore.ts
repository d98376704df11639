import type { TextTree } from '#durable/rules/text.ts'

export const highscore = {
  play: {
    dk: 'Spil {{game}}',
    en: 'Play {{game}}',
    no: 'Spill {{game}}',
    se: 'Spela {{game}}',
  },
  title: {
    dk: 'Rekordlister',
    en: 'Highscore',
    no: 'Rekordlister',
    se: 'Topplistor',
  },
  gameTitle: {
    dk: '{{game}}: rekordlister',
    en: '{{game}}: highscore',
    no: '{{game}}: rekordlister',
    se: '{{game}}: topplistor',
  },
  description: {
    dk: 'De bedste hunde nogensinde i spillehallens tre spil.',
    en: 'The best dogs of all time in the three games of the arcade.',
    no: 'De beste hundene noensinne i de tre spillene i spillehallen.',
    se: 'De bästa hundarna genom tiderna i spelhallens tre spel.',
  },
  gameDescription: {
    dk: 'De bedste hunde i {{game}} i dag, i denne uge, i år og nogensinde. {{about}}',
    en: 'The best dogs in {{game}} today, this week, this year and of all time. {{about}}',
    no: 'De beste hundene i {{game}} i dag, denne uka, i år og noensinne. {{about}}',
    se: 'De bästa hundarna i {{game}} i dag, den här veckan, i år och någonsin. {{about}}',
  },
  lead: {
    dk: 'De bedste hunde nogensinde. Din egen hund er markeret, hvis den er med.',
    en: 'The best dogs of all time. Your own dog is marked where it is among them.',
    no: 'De beste hundene noensinne. Din egen hund er markert hvis den er med.',
    se: 'De bästa hundarna genom tiderna. Din egen hund är markerad om den är med.',
  },
  games: {
    dk: 'Spil',
    en: 'Games',
    no: 'Spill',
    se: 'Spel',
  },
  about: {
    CatsFree: {
      dk: 'Jag kattene væk fra plænen.',
      en: 'Chase the cats off the lawn.',
      no: 'Jag kattene vekk fra plenen.',
      se: 'Jaga bort katterna från gräsmattan.',
    },
    JumpingDog: {
      dk: 'Spring over bommene uden at røre dem med poterne.',
      en: 'Jump the bars, and keep your paws off them.',
      no: 'Hopp over bommene uten å røre dem med potene.',
      se: 'Hoppa över bommarna utan att röra dem med tassarna.',
    },
    KnogleKnas: {
      dk: 'Grav knoglerne ud af bunken, så længe der er flere.',
      en: 'Dig the bones out of the heap while it lasts.',
      no: 'Grav beina ut av haugen så lenge det er flere igjen.',
      se: 'Gräv fram benen ur högen så länge det finns några kvar.',
    },
  },
  toBoards: {
    dk: 'Lister for {{game}}',
    en: 'Boards of {{game}}',
    no: 'Lister for {{game}}',
    se: 'Listor för {{game}}',
  },
  daily: {
    dk: 'I dag',
    en: 'Daily',
    no: 'I dag',
    se: 'I dag',
  },
  weekly: {
    dk: 'Denne uge',
    en: 'Weekly',
    no: 'Denne uka',
    se: 'Veckan',
  },
  yearly: {
    dk: 'I år',
    en: 'Yearly',
    no: 'I år',
    se: 'I år',
  },
  allTime: {
    dk: 'Nogensinde',
    en: 'Of all time',
    no: 'Noensinne',
    se: 'Någonsin',
  },
  removed: {
    dk: 'Taget af tavlerne: {{dog}}, {{score}} point, {{date}}. Begrundelsen: {{reason}} {{origin}}',
    en: 'Taken off the boards: {{dog}}, {{score}} points, {{date}}. The reason: {{reason}} {{origin}}',
    no: 'Tatt av tavlene: {{dog}}, {{score}} poeng, {{date}}. Begrunnelsen: {{reason}} {{origin}}',
    se: 'Borttaget från tavlorna: {{dog}}, {{score}} poäng, {{date}}. Skälet: {{reason}} {{origin}}',
  },
  removedWrong: {
    dk: 'Er det forkert, så skriv til {{address}} inden for seks måneder. Du kan også klage til den myndighed, der fører tilsyn med digitale tjenester i dit land, eller gå til domstolene.',
    en: 'If that is wrong, write to {{address}} within six months. You can also complain to the authority that oversees digital services in your country, or go to court.',
    no: 'Er det feil, så skriv til {{address}} innen seks måneder. Du kan også klage til myndigheten som fører tilsyn med digitale tjenester i landet ditt, eller gå til domstolene.',
    se: 'Är det fel, skriv till {{address}} inom sex månader. Du kan också klaga hos den myndighet som har tillsyn över digitala tjänster i ditt land, eller gå till domstol.',
  },
  position: {
    dk: 'Nr.',
    en: 'No.',
    no: 'Nr.',
    se: 'Nr',
  },
  dog: {
    dk: 'Hund',
    en: 'Dog',
    no: 'Hund',
    se: 'Hund',
  },
  score: {
    dk: 'Point',
    en: 'Score',
    no: 'Poeng',
    se: 'Poäng',
  },
  you: {
    dk: 'Dig',
    en: 'You',
    no: 'Deg',
    se: 'Du',
  },
  empty: {
    dk: 'Her har ingen spillet endnu. Førstepladsen er ledig.',
    en: 'Nobody has played here yet. First place is free.',
    no: 'Her har ingen spilt ennå. Førsteplassen er ledig.',
    se: 'Här har ingen spelat än. Förstaplatsen är ledig.',
  },
} satisfies TextTree
