import { useLocation, useRouteLoaderData } from '@remix-run/react'

/**
 * Whether the address of this page has the magic parameter of the park: then the page shows what staff have, and passes a
 * closed gate. That is for looking at it: the server knows who is staff, and refuses all others as ever.
 */
export function useMagic(): boolean {
  const parameter = useRouteLoaderData<{ magicParameter?: string }>('root')?.magicParameter ?? ''
  return hasMagic(useLocation().search, parameter)
}

/** Whether a query has the parameter, "name=value". '' and half of one are no parameter. */
export function hasMagic(query: string, parameter: string): boolean {
  const [[name, value] = ['', '']] = new URLSearchParams(parameter)
  return name !== '' && value !== '' && new URLSearchParams(query).get(name) === value
}
