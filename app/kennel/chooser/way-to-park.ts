import { useSyncExternalStore } from 'react'
import type { MouseEvent } from 'react'
import type { Me } from '#app/queries.ts'
import { tellApp } from '#app/shared/app-wrapper/app-messages.ts'
import { appVisit } from '#app/shared/app-wrapper/app-visit.ts'

/** A hand and no mouse: the browser of a phone or a tablet. */
const BY_HAND = '(hover: none) and (pointer: coarse)'

/** Where a dog goes to the park from here, and what is done on the way. */
export type WayToPark = {
  page: (dogId: number) => string
  /** Tells the app which dog was chosen; false where no app is there to go to the park with it. */
  tellChosen: (dogId: number) => boolean
  onEnter: (dogId: number, event: MouseEvent) => void
}

/** A browser opens the client that fits it; within the app it is told which dog was chosen, and opens its own. */
export function useWayToPark({ admin, moderator }: Pick<Me, 'admin' | 'moderator'>): WayToPark {
  const isByHand = useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(BY_HAND)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => window.matchMedia(BY_HAND).matches,
    () => false,
  )
  const tellChosen = (id: number) => appVisit() !== null && tellApp({ type: 'choose', id, admin, mod: moderator })
  return {
    tellChosen,
    page: (dogId) => `${isByHand ? '/h5/mobile-client' : '/h5/client'}?id=${dogId}`,
    onEnter: (id, event) => {
      if (tellChosen(id)) event.preventDefault()
    },
  }
}
