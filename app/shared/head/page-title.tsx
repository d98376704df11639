import { useRouteLoaderData } from '@remix-run/react'
import { PRODUCT_NAME } from '#app/product.ts'
import { PageAddresses } from './page-addresses.tsx'
import { PageCard } from './page-card.tsx'

type PageTitleProps = {
  title: string
  description?: string
  /** The canonical path of a page that has two. */
  canonical?: string
  /** Whether search engines are asked not to list the page. */
  isUnlisted?: boolean
  /** The path of a small preview picture of the page's own. */
  picture?: string | null
  /** The path of a preview picture of the page's own, 1200 × 630. */
  card?: string | null
}

/**
 * The title and description of a page, also for previews of links to it. In the demo park the title begins with DEMO. React
 * moves all of it into the head.
 */
export function PageTitle({
  title,
  description,
  canonical,
  isUnlisted = false,
  picture = null,
  card = null,
}: PageTitleProps) {
  const root = useRouteLoaderData<{ stage: boolean }>('root')
  const named = title.includes(PRODUCT_NAME) ? title : `${title} · ${PRODUCT_NAME}`
  const full = root?.stage ? `DEMO · ${named}` : named
  return (
    <>
      <title>{full}</title>
      <meta property="og:title" content={full} />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
      <PageCard picture={picture} card={card} />
      {isUnlisted ? <meta name="robots" content="noindex" /> : <PageAddresses of={canonical} />}
    </>
  )
}
