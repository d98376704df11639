import { run, showPreferences } from 'vanilla-cookieconsent'
import 'vanilla-cookieconsent/dist/cookieconsent.css'
import { loadTexts } from '#app/locales/load-texts.ts'
import type { consent } from '#app/locales/texts/consent.ts'
import { fetchLate } from '#app/shared/late/fetch-late.ts'
import { LANGUAGE_TAGS } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'
import type { InLanguage } from '#durable/rules/text.ts'
import './consent-dialog.css'

/** Stores the choice for half a year. `video` among its categories allows embedded players of other sites. */
const CONSENT_COOKIE = 'voffpark.consent'

type ConsentTexts = InLanguage<typeof consent>

/** Shows the stored choice, or the default, which accepts only necessary cookies. It may be called again. */
export async function openConsentDialog(language: Language): Promise<void> {
  const texts = await fetchLate(() => loadTexts(language, 'consent'))
  await run({
    autoShow: false,
    // The dialog opens only at a click, so there is no reason to hide it from anybody.
    hideFromBots: false,
    cookie: { name: CONSENT_COOKIE },
    disablePageInteraction: true,
    categories: { necessary: { enabled: true, readOnly: true }, video: {} },
    guiOptions: { preferencesModal: { layout: 'box', equalWeightButtons: true, flipButtons: false } },
    language: {
      default: LANGUAGE_TAGS[language],
      translations: { [LANGUAGE_TAGS[language]]: dialogTexts(texts as ConsentTexts) },
    },
  })
  showPreferences()
}

/** Our own texts only: the library sets them as HTML, so no text of a player may be among them. */
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
