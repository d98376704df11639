/** What the park fetches after its first picture. */
export const late = {
  firstWalk: {
    label: 'Første tur',
    done_one: '{{count}} av {{of}} gjort',
    done_other: '{{count}} av {{of}} gjort',
    skip: 'Hopp over',
    close: 'Lukk',
    walk: {
      title: 'Gå en tur',
      mouse: 'Klikk på bakken, så går hunden din dit. Piltastene virker også.',
      touch: 'Trykk på bakken, så går hunden din dit. Hold fingeren nede for å styre.',
    },
    say: {
      title: 'Si hei',
      mouse: 'Trykk Enter, skriv noe, og trykk Enter igjen.',
      touch: 'Trykk på feltet nederst, skriv noe og send det.',
    },
    meet: {
      title: 'Møt en hund',
      mouse: 'Klikk på en annen hund og velg Snus.',
      touch: 'Trykk på en annen hund og velg Snus.',
    },
    door: {
      title: 'Se et annet sted',
      mouse: 'Åpne kartet, velg et sted, så finner hunden din veien.',
      touch: 'Åpne kartet, velg et sted, så finner hunden din veien.',
    },
    end: {
      title: 'Nå er du kjent',
      mouse: 'Resten finner dere to ut av selv. Kos dere!',
      touch: 'Resten finner dere to ut av selv. Kos dere!',
    },
  },
  cinema: {
    fetching: 'Henter filmen',
    closed: 'Teppet er nede',
    empty: 'Ingen film i kveld',
    emptyText: 'Kom innom en annen dag. Setene er myke likevel.',
    next: 'Neste film: {{title}}, {{time}}',
    soon: 'Straks: {{title}} om {{count}} s',
    failed: 'Filmen kan ikke hentes akkurat nå',
    again: 'Prøv igjen',
    still: 'Her vises en film. Den begynner først når du vil se den.',
    play: 'Vis filmen',
    clap: 'Klapp',
    loud: 'Lyd på',
    mute: 'Lyd av',
    whole: 'Hele skjermen',
    youtube: 'Filmen kommer fra YouTube',
    youtubeText:
      'Sier du ja, henter nettleseren din den hos YouTube (Google), som får vite at du ser den. Ellers skjer ingenting.',
    yes: 'Ja, vis filmen',
    screen: 'Filmen {{title}}',
    place: '{{at}} av {{length}}',
  },
}
