import { expect, it } from 'vitest'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { TEXTS, allTexts } from './rendered-page.tsx'

const HINTS = {
  dk: 'Loader parken ikke? Brug kompatibilitetstilstand',
  en: 'Does the park not load? Use compatibility mode',
  no: 'Laster ikke parken? Bruk kompatibilitetsmodus',
  se: 'Laddar inte parken? Använd kompatibilitetsläget',
}

it.each(LANGUAGES)('spells the hint on compatibility mode correctly in %s', (language) => {
  expect(TEXTS[language].game.plain.hint).toBe(HINTS[language])
})

it.each(['dk', 'no', 'se'] as const)('has no English words for it in the texts in %s', (language) => {
  const english = allTexts(TEXTS[language]).filter(([, text]) => /compatib/i.test(text))
  expect(english).toEqual([])
})
