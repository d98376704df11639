import { RemixBrowser } from '@remix-run/react'
import { startTransition, StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { getInitialNamespaces } from 'remix-i18next/client'
import { reloadWhenStale } from '#app/offline/stale-page.ts'
import { fetchLate } from '#app/shared/late/fetch-late.ts'
import { AWAKE } from '#app/shared/wake-line.ts'
import { LANGUAGE_PARAMETER, LANGUAGE_TAGS, languageOfCookies, languageOfTag } from '#durable/rules/languages.ts'
import { BrowserTexts, SHARED_NAMESPACES } from './browser-texts.ts'
import { isNamespace } from './i18n.ts'

// A page whose address names a language is left by a full page load where the browser does not keep that language for the
// visit [L4], because the next page is in the visitor's own language.
const asked = new URLSearchParams(window.location.search).get(LANGUAGE_PARAMETER)
if (asked !== null && languageOfCookies(document.cookie) !== asked) {
  window.addEventListener(
    'click',
    (event) => event.target instanceof Element && event.target.closest('a') && event.stopPropagation(),
    true,
  )
}

/** Tells the line that has woken the page that its buttons and forms work now. */
function SayAwake() {
  useEffect(() => void window.dispatchEvent(new Event(AWAKE)), [])
  return null
}

async function hydrate() {
  const texts = new BrowserTexts(LANGUAGE_TAGS[languageOfTag(document.documentElement.lang)])
  const namespaces = [...SHARED_NAMESPACES, ...getInitialNamespaces().filter(isNamespace)]
  await fetchLate(() => texts.load(namespaces))
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <I18nextProvider i18n={texts.asInstance()}>
          <RemixBrowser />
          <SayAwake />
        </I18nextProvider>
      </StrictMode>,
    )
  })
}

reloadWhenStale(window.__remixManifest.version)
void hydrate()
