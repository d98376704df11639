import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { UIEvent } from 'react'

/** Scrolled this near to its end, a list counts as being there, CSS px. */
const NEAR_END_PX = 24

type Scrolled = Pick<HTMLElement, 'scrollTop' | 'scrollHeight' | 'clientHeight'>

/**
 * Keeps a scrolled list at its end while it grows, shrinks and comes back, until its reader scrolls back. The list gets `ref`
 * and `onScroll`; `content` is what is shown.
 */
export function useListEnd(content: unknown) {
  const [list, ref] = useState<HTMLElement | null>(null)
  const [isAtEnd, setAtEnd] = useState(true)
  const last = useRef<Scrolled>({ scrollTop: 0, scrollHeight: 0, clientHeight: 0 })
  const scrollToEnd = useCallback((element: HTMLElement) => {
    element.scrollTo({ top: element.scrollHeight })
    last.current = placeOf(element)
  }, [])
  useLayoutEffect(() => {
    if (isAtEnd && list) scrollToEnd(list)
  }, [list, content, isAtEnd, scrollToEnd])
  useEffect(() => {
    if (!list || !isAtEnd) return
    const sizes = new ResizeObserver(() => scrollToEnd(list))
    for (const element of [list, ...list.children]) sizes.observe(element)
    return () => sizes.disconnect()
  }, [list, isAtEnd, scrollToEnd])
  const onScroll = useCallback(({ currentTarget }: UIEvent<HTMLElement>) => {
    const place = placeOf(currentTarget)
    if (place.scrollHeight - place.scrollTop - place.clientHeight < NEAR_END_PX) setAtEnd(true)
    else if (isByReader(last.current, place)) setAtEnd(false)
    last.current = place
  }, [])
  return { ref, onScroll, isAtEnd, toEnd: useCallback(() => setAtEnd(true), []) }
}

function placeOf({ scrollTop, scrollHeight, clientHeight }: HTMLElement): Scrolled {
  return { scrollTop, scrollHeight, clientHeight }
}

/** Whether the reader has scrolled back. The browser scrolls too when what is shown becomes shorter, or its box lower. */
function isByReader(before: Scrolled, { scrollTop, scrollHeight, clientHeight }: Scrolled): boolean {
  const isSame = scrollHeight === before.scrollHeight && clientHeight === before.clientHeight
  return isSame && scrollTop < before.scrollTop
}
