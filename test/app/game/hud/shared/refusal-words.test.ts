import { createInstance } from 'i18next'
import { describe, expect, it } from 'vitest'
import { gameRefusalWords } from '#app/game/hud/shared/texts.ts'
import type { Texts } from '#app/game/hud/shared/texts.ts'
import { dk, en, no, se } from '#app/locales/messages.ts'
import { CHAT_MAX } from '#durable/rules/chat.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'
import { PAW_PRINTS } from '#durable/rules/life/paw-prints.ts'
import { POOP } from '#durable/rules/life/poop.ts'

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
    expect([own, other]).toEqual([resources[language].game.life.own.sniffedLately, t('refusals:sniffed-lately')])
  })

  it.each(['drop', 'poop'] as const)('says that the ground has no room for a %s', async (request) => {
    const t = await textsOf(language)
    const words = gameRefusalWords(t, { reason: 'place-taken', request }, reader)
    expect(words).toBe(resources[language].game.life.noRoom[request])
  })

  it.each([
    { request: 'say', field: { dk: /linje/, en: /line/, no: /linje/, se: /rad/ }, max: CHAT_MAX },
    { request: 'whisper', field: { dk: /hvisk/, en: /whisper/, no: /hvisk/, se: /viskning/ }, max: CHAT_MAX },
    { request: 'poop', field: { dk: /besked/, en: /message/, no: /beskjed/, se: /meddelande/ }, max: POOP.letters },
    { request: 'pawPrint', field: { dk: /ord/, en: /words/, no: /ord/, se: /ord/i }, max: PAW_PRINTS.letters },
  ] as const)('says which text is too long for a $request, and how long it may be', async ({ request, field, max }) => {
    const t = await textsOf(language)
    const words = gameRefusalWords(t, { reason: 'too-long', request }, reader)
    expect(words).toMatch(field[language])
    expect(words.match(/\d+/g)).toEqual([String(max)])
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
