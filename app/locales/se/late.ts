/** What the park fetches after its first picture. */
export const late = {
  firstWalk: {
    label: 'Första promenaden',
    done_one: '{{count}} av {{of}} klart',
    done_other: '{{count}} av {{of}} klart',
    skip: 'Hoppa över',
    close: 'Stäng',
    walk: {
      title: 'Ta en promenad',
      mouse: 'Klicka på marken så går din hund dit. Piltangenterna fungerar också.',
      touch: 'Tryck på marken så går din hund dit. Håll ner fingret för att styra.',
    },
    say: {
      title: 'Säg hej',
      mouse: 'Tryck Enter, skriv något och tryck Enter igen.',
      touch: 'Tryck på fältet längst ner, skriv något och skicka.',
    },
    meet: {
      title: 'Träffa en hund',
      mouse: 'Klicka på en annan hund och välj Nosa.',
      touch: 'Tryck på en annan hund och välj Nosa.',
    },
    door: {
      title: 'Se ett annat ställe',
      mouse: 'Öppna kartan, välj ett ställe så hittar din hund dit.',
      touch: 'Öppna kartan, välj ett ställe så hittar din hund dit.',
    },
    end: {
      title: 'Nu hittar du här',
      mouse: 'Resten upptäcker ni två själva. Ha så kul!',
      touch: 'Resten upptäcker ni två själva. Ha så kul!',
    },
  },
  cinema: {
    fetching: 'Hämtar filmen',
    closed: 'Ridån är nere',
    empty: 'Ingen film i kväll',
    emptyText: 'Titta in en annan dag. Sätena är mjuka ändå.',
    next: 'Nästa film: {{title}}, {{time}}',
    soon: 'Strax: {{title}} om {{count}} s',
    failed: 'Filmen går inte att hämta just nu',
    again: 'Försök igen',
    still: 'Här visas en film. Den börjar först när du vill se den.',
    play: 'Visa filmen',
    clap: 'Applådera',
    loud: 'Ljud på',
    mute: 'Ljud av',
    whole: 'Hela skärmen',
    youtube: 'Filmen kommer från YouTube',
    youtubeText:
      'Säger du ja hämtar din webbläsare den hos YouTube (Google), som får veta att du tittar. Annars händer ingenting.',
    yes: 'Ja, visa filmen',
    screen: 'Filmen {{title}}',
    place: '{{at}} av {{length}}',
  },
}
