import { run, showPreferences } from 'vanilla-cookieconsent'
import 'vanilla-cookieconsent/dist/cookieconsent.css'
import type { ConsentTexts } from '#app/locales/en/consent.ts'
import { type Language, LANGUAGE_TAGS } from '#durable/rules/languages.ts'
import './consent-dialog.css'

/** Holds the choice for half a year; `video` in its categories allows players of others. */
const CONSENT_COOKIE = 'voffpark.consent'

const TEXTS: Record<Language, () => Promise<{ consent: ConsentTexts }>> = {
  dk: () => import('#app/locales/dk/consent.ts'),
  en: () => import('#app/locales/en/consent.ts'),
  no: () => import('#app/locales/no/consent.ts'),
  se: () => import('#app/locales/se/consent.ts'),
}

/** Shows the choice that is kept, or the default: only what is needed. A second call shows it again. */
export async function openConsentDialog(language: Language): Promise<void> {
  const { consent: texts } = await TEXTS[language]()
  await run({
    autoShow: false,
    // It opens at a click, and whoever clicks may read it.
    hideFromBots: false,
    cookie: { name: CONSENT_COOKIE },
    disablePageInteraction: true,
    categories: { necessary: { enabled: true, readOnly: true }, video: {} },
    guiOptions: { preferencesModal: { layout: 'box', equalWeightButtons: true, flipButtons: false } },
    language: {
      default: LANGUAGE_TAGS[language],
      translations: { [LANGUAGE_TAGS[language]]: dialogTexts(texts) },
    },
  })
  showPreferences()
}

/** Our texts only: the library sets them as HTML, and nothing that a player wrote comes near them. */
function dialogTexts(texts: ConsentTexts) {
  return {
    consentModal: { title: texts.title, description: texts.intro },
    preferencesModal: {
      title: texts.title,
      closeIconLabel: texts.close,
      acceptAllBtn: texts.all,
      acceptNecessaryBtn: texts.necessaryOnly,
      savePreferencesBtn: texts.save,
      sections: [
        { description: texts.intro },
        { title: texts.needed, description: texts.neededText, linkedCategory: 'necessary' },
        { title: texts.video, description: texts.videoText, linkedCategory: 'video' },
      ],
    },
  }
}
