import { useRouteLoaderData } from '@remix-run/react'
import type { Contact } from '#app/load-context.ts'

const NOWHERE: Contact = {
  address: '',
  instagram: '',
  youtube: '',
  tiktok: '',
  chatServer: '',
  supporterPlatform: '',
  demoPark: '',
}

/** As the server told the page. */
export function useContact(): Contact {
  return useRouteLoaderData<{ contact?: Contact }>('root')?.contact ?? NOWHERE
}

/** Whether this is the demo park. */
export function useStage(): boolean {
  return useRouteLoaderData<{ stage?: boolean }>('root')?.stage ?? false
}
