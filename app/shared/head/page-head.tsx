import { PRODUCT_NAME } from '#app/product.ts'
import { LANGUAGE_TAGS } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'
import { inLanguage } from './addresses.ts'
import type { HeadFacts } from './head-facts.server.ts'

type PageHeadProps = {
  facts: HeadFacts
  language: Language
  /** Whether this is the demo park, which browsers do not offer to install [IN2]. */
  isDemo: boolean
}

/** What all pages have in common in their head. Title, description, picture and addresses are set by each page. */
export function PageHead({ facts, language, isDemo }: PageHeadProps) {
  return (
    <>
      {facts.fonts.map((font) => (
        <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
      ))}
      <meta name="theme-color" content={facts.themeColor} />
      <link rel="apple-touch-icon" href={facts.touchIcon} />
      {!isDemo && <link rel="manifest" href={inLanguage('/manifest.json', language)} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={PRODUCT_NAME} />
      <meta property="og:locale" content={LANGUAGE_TAGS[language]} />
    </>
  )
}
