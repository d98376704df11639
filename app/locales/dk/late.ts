/** What the park fetches after its first picture. */
export const late = {
  firstWalk: {
    label: 'Første tur',
    done_one: '{{count}} af {{of}} klaret',
    done_other: '{{count}} af {{of}} klaret',
    skip: 'Spring over',
    close: 'Luk',
    walk: {
      title: 'Gå en tur',
      mouse: 'Klik på jorden, så går din hund derhen. Piletasterne virker også.',
      touch: 'Tryk på jorden, så går din hund derhen. Hold fingeren nede for at styre.',
    },
    say: {
      title: 'Sig hej',
      mouse: 'Tryk Enter, skriv noget, og tryk Enter igen.',
      touch: 'Tryk på feltet nederst, skriv noget, og send det.',
    },
    meet: {
      title: 'Mød en hund',
      mouse: 'Klik på en anden hund, og vælg Snus.',
      touch: 'Tryk på en anden hund, og vælg Snus.',
    },
    door: {
      title: 'Se et andet sted',
      mouse: 'Åbn kortet, vælg et sted, så finder din hund vej.',
      touch: 'Åbn kortet, vælg et sted, så finder din hund vej.',
    },
    end: {
      title: 'Nu kender du vejen',
      mouse: 'Resten finder I to selv ud af. God fornøjelse!',
      touch: 'Resten finder I to selv ud af. God fornøjelse!',
    },
  },
  cinema: {
    fetching: 'Henter filmen',
    closed: 'Tæppet er nede',
    empty: 'Ingen film i aften',
    emptyText: 'Kig forbi en anden dag. Sæderne er bløde alligevel.',
    next: 'Næste film: {{title}}, {{time}}',
    soon: 'Om lidt: {{title}} om {{count}} s',
    failed: 'Filmen kan ikke hentes lige nu',
    again: 'Prøv igen',
    still: 'Her vises en film. Den begynder først, når du vil se den.',
    play: 'Vis filmen',
    clap: 'Klap',
    loud: 'Lyd til',
    mute: 'Lyd fra',
    whole: 'Hele skærmen',
    youtube: 'Filmen kommer fra YouTube',
    youtubeText:
      'Siger du ja, henter din browser den hos YouTube (Google), som får at vide, at du ser den. Ellers sker der ingenting.',
    yes: 'Ja, vis filmen',
    screen: 'Filmen {{title}}',
    place: '{{at}} af {{length}}',
  },
}
