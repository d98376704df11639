import { useRouteLoaderData } from '@remix-run/react'

type PageCardProps = {
  /** The path of a small picture of the page's own. */
  picture: string | null
  /** The path of a card of the page's own, 1200 × 630. */
  card: string | null
}

/** The preview picture of a link to this page: its own, or the card of the park in the page's language. */
export function PageCard({ picture, card: own }: PageCardProps) {
  const root = useRouteLoaderData<{ head: { origin: string; card: string } }>('root')
  if (!root) return null
  const { origin, card } = root.head
  if (picture !== null) {
    return (
      <>
        <meta property="og:image" content={origin + picture} />
        <meta name="twitter:card" content="summary" />
      </>
    )
  }
  return (
    <>
      <meta property="og:image" content={own === null ? card : origin + own} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
