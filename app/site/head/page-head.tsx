import { useLocation } from '@remix-run/react'
import { PRODUCT_NAME } from '#app/product.ts'
import { isLanguage, type Language, LANGUAGE_PARAMETER, LANGUAGE_TAGS } from '#durable/rules/languages.ts'
import { inLanguage, languageAddresses } from './addresses.ts'
import type { HeadFacts } from './head-facts.server.ts'

/** Where else this page is, and what a link to it looks like; its title and description are its own. */
export function PageHead({ facts, language }: { facts: HeadFacts; language: Language }) {
  const { pathname, search } = useLocation()
  const isAsked = isLanguage(new URLSearchParams(search).get(LANGUAGE_PARAMETER))
  // Each language is a page of its own to a search engine; all other parameters lead to the same page.
  const address = facts.origin + pathname
  const canonical = isAsked ? inLanguage(address, language) : address
  return (
    <>
      <meta name="theme-color" content={facts.themeColor} />
      <link rel="apple-touch-icon" href={facts.touchIcon} />
      <link rel="manifest" href={inLanguage('/manifest.json', language)} />
      {!pathname.startsWith('/h5') && (
        <>
          <link rel="canonical" href={canonical} />
          {languageAddresses(facts.origin, pathname).map(({ tag, href }) => (
            <link key={tag} rel="alternate" hrefLang={tag} href={href} />
          ))}
          <meta property="og:url" content={canonical} />
        </>
      )}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={PRODUCT_NAME} />
      <meta property="og:locale" content={LANGUAGE_TAGS[language]} />
      <meta property="og:image" content={facts.card} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
