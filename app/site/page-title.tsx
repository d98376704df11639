import { PRODUCT_NAME } from '#app/product.ts'

/** The title of a page in the visitor's language; React lifts both elements into the head. */
export function PageTitle({ title, description }: { title: string; description?: string }) {
  return (
    <>
      <title>{title.includes(PRODUCT_NAME) ? title : `${title} · ${PRODUCT_NAME}`}</title>
      {description && <meta name="description" content={description} />}
    </>
  )
}
