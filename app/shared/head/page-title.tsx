import { PRODUCT_NAME } from '#app/product.ts'
import { PageCard } from './page-card.tsx'
import { PageAddresses } from './page-addresses.tsx'

type PageTitleProps = {
  title: string
  description?: string
  /** Path of the page where it is found under two. */
  canonical?: string
  /** No page for a search engine to find. */
  isUnlisted?: boolean
  /** Path of a picture of the page's own. */
  picture?: string | null
}

/** The title of a page in the visitor's language, also for links to it; React lifts all of it into the head. */
export function PageTitle({ title, description, canonical, isUnlisted = false, picture = null }: PageTitleProps) {
  const full = title.includes(PRODUCT_NAME) ? title : `${title} · ${PRODUCT_NAME}`
  return (
    <>
      <title>{full}</title>
      <meta property="og:title" content={full} />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      <PageCard picture={picture} />
      {isUnlisted ? <meta name="robots" content="noindex" /> : <PageAddresses of={canonical} />}
    </>
  )
}
