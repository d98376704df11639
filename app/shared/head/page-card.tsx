import { useRouteLoaderData } from '@remix-run/react'

/** The preview picture of a link to this page: its own small one, or the card of the park in the page's language. */
export function PageCard({ picture }: { picture: string | null }) {
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
      <meta property="og:image" content={card} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
