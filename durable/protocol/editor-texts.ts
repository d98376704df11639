import type { Language } from '#durable/rules/languages.ts'
import type { EditedText } from '#durable/rules/sheets/edited-text.ts'

const CHANGED: Record<EditedText['kind'], Record<Language, (by: string) => string>> = {
  sheet: {
    dk: (by) => `${by} har ændret rækken imens. Se, hvad der står nu`,
    en: (by) => `${by} has changed that row meanwhile. Look at what it says now`,
    no: (by) => `${by} har endret raden imens. Se hva som står der nå`,
    se: (by) => `${by} har ändrat raden under tiden. Se vad som står där nu`,
  },
  room: {
    dk: (by) => `${by} har ændret det samme imens. Se, hvordan det er nu`,
    en: (by) => `${by} has changed the same thing meanwhile. Look at how it is now`,
    no: (by) => `${by} har endret det samme imens. Se hvordan det er nå`,
    se: (by) => `${by} har ändrat samma sak under tiden. Se hur det är nu`,
  },
}

/** [SD8] The text for an edit that was refused because somebody else, of that username, has changed its row. */
export function rowChangedText(language: Language, kind: EditedText['kind'], by: string): string {
  return CHANGED[kind][language](by)
}

const PRICE_CHANGED: Record<Language, (price: number) => string> = {
  dk: (price) => `Prisen er ændret: nu koster den ${price} ${price === 1 ? 'knogle' : 'knogler'}`,
  en: (price) => `The price has changed: it costs ${price} ${price === 1 ? 'bone' : 'bones'} now`,
  no: (price) => `Prisen er endret: nå koster den ${price} bein`,
  se: (price) => `Priset har ändrats: nu kostar den ${price} ben`,
}

/** [ED7] The text for a purchase that was refused because the price, in bones, is another one than the player saw. */
export function priceChangedText(language: Language, price: number): string {
  return PRICE_CHANGED[language](price)
}
