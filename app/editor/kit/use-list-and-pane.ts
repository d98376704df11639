import { useRef, useState } from 'react'
import type { RefObject } from 'react'
import type { Listing } from './row-list.tsx'

type Step<Pane extends string> = {
  /** Shows something beside the list, and puts the focus on its heading. */
  show: (pane: Pane | 'form') => void
  /** Opens the form of a row. */
  choose: (id: string) => void
  /** Goes back to the list, to the row that was open there. */
  toList: () => void
}

type ListAndPaneState<Pane extends string> = {
  listing: Listing
  setListing: (listing: Listing) => void
  /** The id of the row that was chosen; null for none. */
  chosen: string | null
  pane: Pane | 'form'
  isInList: boolean
  root: RefObject<HTMLDivElement | null>
  headingAt: RefObject<HTMLHeadingElement | null>
  /** The steps that one takes from a row (its id), whose draft ends the step that is being typed first. */
  from: (draft: { endStep: () => void }, row: string | undefined) => Step<Pane>
}

type Beginning = { listing?: Listing; chosen: string | null; isInList: boolean }

/** Which row of a list is chosen, and what stands beside it. On a narrow screen those are two steps. */
export function useListAndPane<Pane extends string>(first: Beginning): ListAndPaneState<Pane> {
  const [listing, setListing] = useState<Listing>(first.listing ?? { search: '', filter: null })
  const [chosen, setChosen] = useState(first.chosen)
  const [pane, setPane] = useState<Pane | 'form'>('form')
  const [isInList, setInList] = useState(first.isInList)
  const root = useRef<HTMLDivElement>(null)
  const headingAt = useRef<HTMLHeadingElement>(null)
  const from = (draft: { endStep: () => void }, row: string | undefined): Step<Pane> => {
    const show = (next: Pane | 'form') => {
      draft.endStep()
      setPane(next)
      setInList(false)
      requestAnimationFrame(() => headingAt.current?.focus())
    }
    return {
      show,
      choose: (id) => {
        setChosen(id)
        show('form')
      },
      toList: () => {
        draft.endStep()
        setPane('form')
        setInList(true)
        requestAnimationFrame(() => root.current?.querySelector<HTMLElement>(`[data-row="${row}"]`)?.focus())
      },
    }
  }
  return { listing, setListing, chosen, pane, isInList, root, headingAt, from }
}
