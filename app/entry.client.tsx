import { RemixBrowser } from '@remix-run/react'
import i18next from 'i18next'
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider, initReactI18next } from 'react-i18next'
import { languageOfTag } from '#durable/rules/languages.ts'
import { I18N_OPTIONS } from './i18n.ts'
import { loadMessages } from './locales/messages.ts'

async function hydrate() {
  const tag = document.documentElement.lang
  await i18next.use(initReactI18next).init({
    ...I18N_OPTIONS,
    lng: tag,
    resources: { [tag]: await loadMessages(languageOfTag(tag)) },
  })
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nextProvider i18n={i18next}>
          <RemixBrowser />
        </I18nextProvider>
      </StrictMode>,
    )
  })
}

void hydrate()
