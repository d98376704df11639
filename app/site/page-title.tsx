import { PRODUCT_NAME } from '#app/product.ts'

/** The title of a page in the visitor's language, also for links to it; React lifts all of it into the head. */
export function PageTitle({ title, description }: { title: string; description?: string }) {
  const full = title.includes(PRODUCT_NAME) ? title : `${title} · ${PRODUCT_NAME}`
  return (
    <>
      <title>{full}</title>
      <meta property="og:title" content={full} />
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:description" content={description} />}
    </>
  )
}
