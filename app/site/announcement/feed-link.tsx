import { useTranslation } from 'react-i18next'
import { PRODUCT_NAME } from '#app/product.ts'
import { useLanguage } from '#app/shared/use-language.ts'
import type { Language } from '#durable/rules/languages.ts'

/** Tells readers of feeds where that of this page's language is. React moves it into the head. */
export function FeedLink() {
  const { t } = useTranslation('site')
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={t('news.feed', { product: PRODUCT_NAME })}
      href={feedOf(useLanguage())}
    />
  )
}

/** The path of the feed in a language. */
export function feedOf(language: Language): string {
  return `/feed/${language}.xml`
}
