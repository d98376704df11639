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
}
