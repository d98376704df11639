import { isRouteErrorResponse, useRouteError } from '@remix-run/react'
import { StrayPage } from '../stray-page.tsx'

/** What a page of the site shows in its own place: it is not there, or something broke. */
export function PageError() {
  const error = useRouteError()
  return <StrayPage kind={isRouteErrorResponse(error) && error.status === 404 ? 'notFound' : 'failure'} />
}
