import type { TextTree } from '#durable/rules/text.ts'

/** The editor's texts for publishing: the question before it, a draft that stands on something older, the history. */
export const editorPublishing = {
  publish: {
    open: {
      dk: 'Offentliggør',
      en: 'Publish',
      no: 'Publiser',
      se: 'Publicera',
    },
    heading: {
      dk: 'Offentliggør kladden',
      en: 'Publish the draft',
      no: 'Publiser utkastet',
      se: 'Publicera utkastet',
    },
    draft_one: {
      dk: '{{title}}: {{count}} række bliver en anden',
      en: '{{title}}: {{count}} row will change',
      no: '{{title}}: {{count}} rad blir endret',
      se: '{{title}}: {{count}} rad ändras',
    },
    draft_other: {
      dk: '{{title}}: {{count}} rækker bliver andre',
      en: '{{title}}: {{count}} rows will change',
      no: '{{title}}: {{count}} rader blir endret',
      se: '{{title}}: {{count}} rader ändras',
    },
    mend: {
      dk: 'Det skal rettes, før der kan offentliggøres.',
      en: 'This must be mended before anything can be published.',
      no: 'Dette må rettes før noe kan publiseres.',
      se: 'Det här måste rättas innan något kan publiceras.',
    },
    together: {
      dk: 'Andre kladder, der kan følge med',
      en: 'Other drafts that can go with it',
      no: 'Andre utkast som kan følge med',
      se: 'Andra utkast som kan följa med',
    },
    whyHint: {
      dk: 'Det står i historikken og i holdets log.',
      en: 'It stands in the history and in the staff log.',
      no: 'Det står i historikken og i loggen til laget.',
      se: 'Det står i historiken och i lagets logg.',
    },
    do: {
      dk: 'Offentliggør nu',
      en: 'Publish now',
      no: 'Publiser nå',
      se: 'Publicera nu',
    },
    away: {
      dk: 'Parken svarede ikke. Se i historikken, hvad der gælder, før du prøver igen.',
      en: 'The park did not answer. Look in the history at what holds before you try again.',
      no: 'Parken svarte ikke. Se i historikken hva som gjelder, før du prøver igjen.',
      se: 'Parken svarade inte. Titta i historiken vad som gäller innan du försöker igen.',
    },
    done: {
      dk: 'Det er offentliggjort. Spillerne har det nu.',
      en: 'It is published. Players have it now.',
      no: 'Det er publisert. Spillerne har det nå.',
      se: 'Det är publicerat. Spelarna har det nu.',
    },
    revision: {
      dk: '{{title}}: udgave {{rev}}',
      en: '{{title}}: revision {{rev}}',
      no: '{{title}}: utgave {{rev}}',
      se: '{{title}}: utgåva {{rev}}',
    },
  },
  moved: {
    text: {
      dk: 'Udgave {{published}} er offentliggjort, siden kladden blev begyndt på udgave {{base}}. Før den kan offentliggøres, skal den stå på det, der gælder nu.',
      en: 'Revision {{published}} was published since this draft was begun from revision {{base}}. Before it can be published, it has to stand on what is published now.',
      no: 'Utgave {{published}} er publisert siden utkastet ble begynt på utgave {{base}}. Før det kan publiseres, må det stå på det som gjelder nå.',
      se: 'Utgåva {{published}} har publicerats sedan utkastet påbörjades på utgåva {{base}}. Innan det kan publiceras måste det stå på det som gäller nu.',
    },
    do: {
      dk: 'Sæt den på det, der gælder nu',
      en: 'Put it on what is published now',
      no: 'Sett det på det som gjelder nå',
      se: 'Sätt det på det som gäller nu',
    },
    done: {
      dk: 'Kladden står nu på det, der er offentliggjort.',
      en: 'The draft now stands on what is published.',
      no: 'Utkastet står nå på det som er publisert.',
      se: 'Utkastet står nu på det som är publicerat.',
    },
    met: {
      dk: 'Kladden står nu på det, der er offentliggjort. Disse rækker er ændret begge steder; kladdens værdier står ved magt. Se dem efter:',
      en: 'The draft now stands on what is published. These rows were changed in both; the values of the draft stand. Look at them:',
      no: 'Utkastet står nå på det som er publisert. Disse radene er endret begge steder; verdiene i utkastet gjelder. Se over dem:',
      se: 'Utkastet står nu på det som är publicerat. De här raderna är ändrade på båda ställena; utkastets värden gäller. Titta på dem:',
    },
  },
  history: {
    open: {
      dk: 'Historik',
      en: 'History',
      no: 'Historikk',
      se: 'Historik',
    },
    heading: {
      dk: 'Hvad der er offentliggjort',
      en: 'What was published',
      no: 'Hva som er publisert',
      se: 'Vad som har publicerats',
    },
    loading: {
      dk: 'Historikken hentes',
      en: 'Fetching the history',
      no: 'Henter historikken',
      se: 'Hämtar historiken',
    },
    failed: {
      dk: 'Parken svarede ikke. Prøv igen om lidt.',
      en: 'The park did not answer. Try again shortly.',
      no: 'Parken svarte ikke. Prøv igjen om litt.',
      se: 'Parken svarade inte. Försök igen om en stund.',
    },
    older: {
      dk: 'Vis ældre',
      en: 'Show older ones',
      no: 'Vis eldre',
      se: 'Visa äldre',
    },
    revision: {
      dk: 'Udgave {{rev}}',
      en: 'Revision {{rev}}',
      no: 'Utgave {{rev}}',
      se: 'Utgåva {{rev}}',
    },
    now: {
      dk: 'gælder nu',
      en: 'holds now',
      no: 'gjelder nå',
      se: 'gäller nu',
    },
    release: {
      dk: 'Kom med en ny version af parken',
      en: 'Came with a new version of the park',
      no: 'Kom med en ny versjon av parken',
      se: 'Kom med en ny version av parken',
    },
    look: {
      dk: 'Se forskellen',
      en: 'Look at the differences',
      no: 'Se forskjellene',
      se: 'Titta på skillnaderna',
    },
    first: {
      dk: 'Det er den første: før den var der ingen.',
      en: 'It is the first one: there was none before it.',
      no: 'Det er den første: før den var det ingen.',
      se: 'Det är den första: före den fanns ingen.',
    },
    before: {
      dk: 'Før',
      en: 'Before',
      no: 'Før',
      se: 'Före',
    },
    after: {
      dk: 'Efter',
      en: 'After',
      no: 'Etter',
      se: 'Efter',
    },
    goBack: {
      dk: 'Gå tilbage til den',
      en: 'Go back to this',
      no: 'Gå tilbake til denne',
      se: 'Gå tillbaka till den här',
    },
  },
} satisfies TextTree
