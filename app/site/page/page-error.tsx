import { isRouteErrorResponse, useRouteError } from '@remix-run/react'
import { StrayPage } from '../stray-page.tsx'

/** The error of a page of the site, shown inside the layout: not found, or a failure. */
export function PageError() {
  const error = useRouteError()
  return <StrayPage kind={isRouteErrorResponse(error) && error.status === 404 ? 'notFound' : 'failure'} />
}
