import { useRouteLoaderData } from '@remix-run/react'
import type { Contact } from '#app/load-context.ts'

const NOWHERE: Contact = {
  address: '',
  instagram: '',
  youtube: '',
  tiktok: '',
  chatServer: '',
  supporterPlatform: '',
  canConnect: false,
  demoPark: '',
}

/** The contact addresses that the root loader sent; empty ones where it failed. */
export function useContact(): Contact {
  return useRouteLoaderData<{ contact?: Contact }>('root')?.contact ?? NOWHERE
}

/** Whether this is the demo park. */
export function useStage(): boolean {
  return useRouteLoaderData<{ stage?: boolean }>('root')?.stage ?? false
}
