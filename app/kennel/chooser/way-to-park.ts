import type { MouseEvent } from 'react'
import { tellApp } from '#app/shared/app-wrapper/app-messages.ts'
import { appVisit } from '#app/shared/app-wrapper/app-visit.ts'
import type { Kennel } from '../require-kennel.ts'
import { useByHand } from '../use-by-hand.ts'

/** How a dog of this page enters the park. */
export type WayToPark = {
  page: (dogId: number) => string
  /** Tells the app which dog was chosen. Returns false if the page is not in the app. */
  tellChosen: (dogId: number) => boolean
  onEnter: (dogId: number, event: MouseEvent) => void
  /** Where a dog goes that needs no chooser: into the park, or back to the chooser, which says why not. */
  straight: (dogId: number) => string
}

/**
 * A browser opens the client for phones or the one for desktops. In the app the choice is sent to it, and it opens its
 * own.
 */
export function useWayToPark({ me, isClosed }: Pick<Kennel, 'me' | 'isClosed'>): WayToPark {
  const { admin, moderator, activeBan } = me
  const isByHand = useByHand()
  const tellChosen = (id: number) => appVisit() !== null && tellApp({ type: 'choose', id, admin, mod: moderator })
  const page = (dogId: number) => `${isByHand ? '/h5/mobile-client' : '/h5/client'}?id=${dogId}`
  return {
    tellChosen,
    page,
    straight: (dogId) => (activeBan || isClosed || tellChosen(dogId) ? '/h5/choose' : page(dogId)),
    onEnter: (id, event) => {
      if (tellChosen(id)) event.preventDefault()
    },
  }
}
