import type { TextTree } from '#durable/rules/text.ts'

/** A walk through a room as it is drawn. */
export const editorWalking = {
  walking: {
    open: {
      dk: 'Gå en tur',
      en: 'Walk it',
      no: 'Gå en tur',
      se: 'Gå i det',
    },
    title: {
      dk: 'En tur gennem {{name}}, som det er tegnet nu',
      en: 'A walk through {{name}} as it is drawn now',
      no: 'En tur gjennom {{name}} slik det er tegnet nå',
      se: 'En promenad genom {{name}} som det är ritat nu',
    },
    leave: {
      dk: 'Kortet',
      en: 'The map',
      no: 'Kartet',
      se: 'Kartan',
    },
    surface: {
      dk: '{{name}}. Piletasterne går et felt, et klik går derhen, Escape fører tilbage til kortet.',
      en: '{{name}}. The arrow keys walk a tile, a click walks there, Escape leads back to the map.',
      no: '{{name}}. Piltastene går en rute, et klikk går dit, Escape fører tilbake til kartet.',
      se: '{{name}}. Piltangenterna går en ruta, ett klick går dit, Escape leder tillbaka till kartan.',
    },
    asWhom: {
      dk: 'Som hvem',
      en: 'As whom',
      no: 'Som hvem',
      se: 'Som vem',
    },
    age: {
      dk: 'Alder',
      en: 'Age',
      no: 'Alder',
      se: 'Ålder',
    },
    puppy: {
      dk: 'hvalp',
      en: 'puppy',
      no: 'valp',
      se: 'valp',
    },
    grown: {
      dk: 'voksen',
      en: 'grown',
      no: 'voksen',
      se: 'vuxen',
    },
    pack: {
      dk: 'Kobbel',
      en: 'Pack',
      no: 'Kobbel',
      se: 'Koppel',
    },
    rank: {
      dk: 'Rang',
      en: 'Rank',
      no: 'Rang',
      se: 'Rang',
    },
    karma: {
      dk: 'Karma',
      en: 'Karma',
      no: 'Karma',
      se: 'Karma',
    },
    has: {
      dk: 'Har i rygsækken',
      en: 'Has in its backpack',
      no: 'Har i ryggsekken',
      se: 'Har i ryggsäcken',
    },
    wears: {
      dk: 'Bærer',
      en: 'Wears',
      no: 'Bærer',
      se: 'Bär',
    },
    role: {
      dk: 'Som',
      en: 'As',
      no: 'Som',
      se: 'Som',
    },
    roles: {
      player: {
        dk: 'spiller',
        en: 'player',
        no: 'spiller',
        se: 'spelare',
      },
      committee: {
        dk: 'i festkomitéen',
        en: 'on the party committee',
        no: 'i festkomiteen',
        se: 'i festkommittén',
      },
      moderator: {
        dk: 'moderator',
        en: 'moderator',
        no: 'moderator',
        se: 'moderator',
      },
      admin: {
        dk: 'administrator',
        en: 'administrator',
        no: 'administrator',
        se: 'administratör',
      },
    },
    screen: {
      dk: 'Skærm',
      en: 'Screen',
      no: 'Skjerm',
      se: 'Skärm',
    },
    desktop: {
      dk: 'denne',
      en: 'this one',
      no: 'denne',
      se: 'den här',
    },
    phone: {
      dk: 'telefon, 390 × 844',
      en: 'phone, 390 × 844',
      no: 'telefon, 390 × 844',
      se: 'telefon, 390 × 844',
    },
    noWay: {
      dk: 'Der fører ingen vej hen.',
      en: 'No way leads there.',
      no: 'Ingen vei fører dit.',
      se: 'Ingen väg leder dit.',
    },
    nothingBehind: {
      dk: 'Bag døren er der intet rum eller ingen indgang endnu.',
      en: 'There is no room or no entry behind this door yet.',
      no: 'Det er ikke noe rom eller noen inngang bak døra ennå.',
      se: 'Det finns inget rum eller ingen ingång bakom dörren än.',
    },
    atEntry: {
      dk: 'På det felt kan ingen stå, så turen begynder ved indgangen.',
      en: 'Nobody can stand on that tile, so the walk begins at the entry.',
      no: 'Ingen kan stå på den ruten, så turen begynner ved inngangen.',
      se: 'Ingen kan stå på den rutan, så promenaden börjar vid ingången.',
    },
  },
} satisfies TextTree
