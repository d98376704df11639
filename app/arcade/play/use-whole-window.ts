import { useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

/** Opens a dialog as long as its component is there. It has the focus itself, and gives it back at the end. */
export function useWholeWindow(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    // By itself the browser would choose the key that leaves, and Space would press it.
    element?.focus()
    // Closed before it goes, it gives the focus back to the key that has opened it.
    return () => element?.close()
  }, [])
  return dialog
}
