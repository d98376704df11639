import type { TextTree } from '#durable/rules/text.ts'

/** What was copied of a room, and is put elsewhere. */
export const mapStamp = {
  stamp: {
    things_one: {
      dk: '{{count}} ting',
      en: '{{count}} thing',
      no: '{{count}} ting',
      se: '{{count}} sak',
    },
    things_other: {
      dk: '{{count}} ting',
      en: '{{count}} things',
      no: '{{count}} ting',
      se: '{{count}} saker',
    },
    copy: {
      dk: 'Træk et rektangel over det, der skal kopieres. Låste lag kommer ikke med.',
      en: 'Drag a rectangle over what is to be copied. Locked layers are left out.',
      no: 'Dra et rektangel over det som skal kopieres. Låste lag blir ikke med.',
      se: 'Dra en rektangel över det som ska kopieras. Låsta lager följer inte med.',
    },
    put: {
      dk: 'Klik på feltet til det øverste venstre hjørne. Stemplet følger med til andre rum.',
      en: 'Click the tile of its top left corner. The stamp comes along to other rooms.',
      no: 'Klikk på ruten til det øverste venstre hjørnet. Stempelet blir med til andre rom.',
      se: 'Klicka på rutan för det övre vänstra hörnet. Stämpeln följer med till andra rum.',
    },
    copyAnew: {
      dk: 'Kopiér',
      en: 'Copy',
      no: 'Kopier',
      se: 'Kopiera',
    },
    putDown: {
      dk: 'Sæt ned',
      en: 'Put down',
      no: 'Sett ned',
      se: 'Sätt ner',
    },
    notKept: {
      dk: 'Browseren gemmer ikke stemplet: det findes kun på dette kort.',
      en: 'This browser does not keep the stamp: it is there on this map only.',
      no: 'Nettleseren tar ikke vare på stempelet: det finnes bare på dette kartet.',
      se: 'Webbläsaren sparar inte stämpeln: den finns bara på den här kartan.',
    },
  },
} satisfies TextTree
