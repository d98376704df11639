import i18next from 'i18next'
import type { ArcadeTexts } from '#app/arcade/game-module.ts'
import { dk, en } from '#app/locales/messages.ts'

/** The texts of the arcade as a game is given them. */
export async function i18nOf(language: 'en' | 'da'): Promise<ArcadeTexts> {
  const i18n = i18next.createInstance()
  await i18n.init({ lng: language, ns: ['arcade', 'words'], resources: { en, da: dk } })
  return i18n.getFixedT(language, ['arcade', 'words'])
}
