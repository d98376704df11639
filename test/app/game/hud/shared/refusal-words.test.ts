import { createInstance } from 'i18next'
import { describe, expect, it } from 'vitest'
import { gameRefusalWords } from '#app/game/hud/shared/texts.ts'
import type { Texts } from '#app/game/hud/shared/texts.ts'
import { dk } from '#app/locales/dk.ts'
import { en } from '#app/locales/en.ts'
import { no } from '#app/locales/no.ts'
import { se } from '#app/locales/se.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'

const ME = 1
const resources = { dk, en, no, se }

async function textsOf(language: Language): Promise<Texts> {
  const i18n = createInstance()
  await i18n.init({ lng: language, resources, interpolation: { escapeValue: false } })
  return i18n.getFixedT(language, ['game', 'words'])
}

describe.each(LANGUAGES)('in %s', (language) => {
  const reader = { me: ME, language }

  it('does not say "each other" about a dog that has sniffed itself', async () => {
    const t = await textsOf(language)
    const sniffed = { reason: 'sniffed-lately', request: 'sniff' } as const
    const [own, other] = [ME, 2].map((dog) => gameRefusalWords(t, { ...sniffed, dog }, reader))
    expect([own, other]).toEqual([resources[language].game.life.own.sniffedLately, t('words:refusal.sniffed-lately')])
  })

  it.each(['drop', 'poop'] as const)('says that the ground has no room for a %s', async (request) => {
    const t = await textsOf(language)
    const words = gameRefusalWords(t, { reason: 'place-taken', request }, reader)
    expect(words).toBe(resources[language].game.life.noRoom[request])
  })

  it('says which pack a door belongs to', async () => {
    const t = await textsOf(language)
    const problem = { reason: 'only-pack', pack: 'klanen' } as const
    expect(gameRefusalWords(t, { reason: 'only-pack', request: 'door', problem }, reader)).toMatch(/[KC]lan/)
  })

  it('shows the message of the park if it says more than the reason', async () => {
    const t = await textsOf(language)
    const refusal = { reason: 'karma-too-low', request: 'door', text: '7 karma to go' } as const
    expect(gameRefusalWords(t, refusal, reader)).toBe('7 karma to go')
  })
})
