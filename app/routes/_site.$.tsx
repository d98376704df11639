import { StrayPage } from '#app/site/stray-page.tsx'

/** Answers 404 for every address that no other route matches. */
export function loader() {
  throw new Response(null, { status: 404 })
}

export function ErrorBoundary() {
  return <StrayPage kind="notFound" />
}

export default function NotFound() {
  return null
}
