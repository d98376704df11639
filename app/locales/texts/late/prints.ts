import type { TextTree } from '#durable/rules/text.ts'

export const prints = {
  title: {
    dk: 'Et poteaftryk',
    en: 'A paw print',
    no: 'Et poteavtrykk',
    se: 'Ett tassavtryck',
  },
  lead: {
    dk: '{{name}} sover og finder det, når den vågner. Der er plads til et par ord ved siden af poten, men det behøver du ikke.',
    en: '{{name}} is asleep, and finds it on waking. A few words fit beside the paw, or none.',
    no: '{{name}} sover og finner det når den våkner. Det er plass til noen ord ved siden av poten, men det trengs ikke.',
    se: '{{name}} sover och hittar det när den vaknar. Det finns plats för några ord bredvid tassen, men det behövs inte.',
  },
  label: {
    dk: 'Et par ord, hvis du vil',
    en: 'A few words, if you like',
    no: 'Noen ord, hvis du vil',
    se: 'Några ord, om du vill',
  },
  count: {
    dk: '{{length}} af {{max}} tegn',
    en: '{{length}} of {{max}} characters',
    no: '{{length}} av {{max}} tegn',
    se: '{{length}} av {{max}} tecken',
  },
  leave: {
    dk: 'Læg det der',
    en: 'Leave it there',
    no: 'Legg det der',
    se: 'Lämna det där',
  },
  left: {
    dk: 'Det ligger ved siden af {{name}}, som finder det, når den vågner.',
    en: 'It lies beside {{name}}, who finds it on waking.',
    no: 'Det ligger ved siden av {{name}}, som finner det når den våkner.',
    se: 'Det ligger bredvid {{name}}, som hittar det när den vaknar.',
  },
  woken: {
    dk: '{{name}} er vågen nu. Sig det i stedet.',
    en: '{{name}} is awake by now. Say it instead.',
    no: '{{name}} er våken nå. Si det i stedet.',
    se: '{{name}} är vaken nu. Säg det i stället.',
  },
  found: {
    dk: '{{name}} lagde et poteaftryk til dig, mens du sov: “{{text}}”',
    en: '{{name}} left you a paw print while you slept: “{{text}}”',
    no: '{{name}} la igjen et poteavtrykk til deg mens du sov: «{{text}}»',
    se: '{{name}} lämnade ett tassavtryck till dig medan du sov: ”{{text}}”',
  },
  bare: {
    dk: '{{name}} var her, mens du sov, og lagde et poteaftryk.',
    en: '{{name}} was here while you slept, and left a paw print.',
    no: '{{name}} var her mens du sov, og la igjen et poteavtrykk.',
    se: '{{name}} var här medan du sov och lämnade ett tassavtryck.',
  },
  reply: {
    dk: 'Svar',
    en: 'Reply',
    no: 'Svar',
    se: 'Svara',
  },
} satisfies TextTree
