import { StrayPage } from '#app/site/stray-page.tsx'

/** Whatever no other route knows. */
export function loader() {
  throw new Response(null, { status: 404 })
}

export function ErrorBoundary() {
  return <StrayPage kind="notFound" />
}

export default function NotFound() {
  return null
}
