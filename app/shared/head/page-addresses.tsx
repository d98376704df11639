import { useLocation, useRouteLoaderData } from '@remix-run/react'
import { isLanguage, LANGUAGE_PARAMETER } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'
import { inLanguage, languageAddresses } from './addresses.ts'

/** The canonical address of this page and those of its languages. `of` is the canonical path of a page that has two. */
export function PageAddresses({ of }: { of?: string }) {
  const { pathname: here, search } = useLocation()
  const root = useRouteLoaderData<{ language: Language; head: { origin: string } }>('root')
  if (!root) return null
  const { origin } = root.head
  const pathname = of ?? here
  // For search engines each language is a page of its own; all other parameters lead to the same page.
  const isAsked = isLanguage(new URLSearchParams(search).get(LANGUAGE_PARAMETER))
  const canonical = isAsked ? inLanguage(origin + pathname, root.language) : origin + pathname
  return (
    <>
      <link rel="canonical" href={canonical} />
      {languageAddresses(origin, pathname).map(({ tag, href }) => (
        <link key={tag} rel="alternate" hrefLang={tag} href={href} />
      ))}
      <meta property="og:url" content={canonical} />
    </>
  )
}
