import { useLayoutEffect, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { useAwake } from '#app/site/use-awake.ts'
import { homePlace, wrapped } from './wrap.ts'

/** A row that has not scrolled for so many milliseconds counts as resting. */
const REST_MS = 140
const STILL = '(prefers-reduced-motion: reduce)'
/** Input events by which a visitor takes over a row that is being scrolled by a click. */
const TAKING_OVER = ['wheel', 'pointerdown', 'touchstart', 'keydown']

type Carousel = {
  row: RefObject<HTMLUListElement | null>
  /** True once the script runs. The row then has a copy of a picture at each end, and buttons. */
  isLive: boolean
  shown: number
  step: (by: 1 | -1) => void
}

/** A row of `count` pictures to scroll, swipe or step through endlessly. */
export function useCarousel(count: number): Carousel {
  const row = useRef<HTMLUListElement>(null)
  const isLive = useAwake()
  const [shown, setShown] = useState(0)
  /** The place that the row is being scrolled to, null at rest. A click on the way continues from it. */
  const aim = useRef<number | null>(null)

  useLayoutEffect(() => {
    const list = row.current
    if (!list || !isLive) return
    list.scrollLeft = list.clientWidth
    let rest: number | undefined
    const settle = () => {
      const place = placeOf(list)
      // On a slow machine scrolling may pause on its way, and moving the row then would end it.
      if (aim.current !== null && place !== aim.current) return
      aim.current = null
      const home = homePlace(place, count)
      if (home !== place) list.scrollLeft = home * list.clientWidth
    }
    const follow = () => {
      setShown(wrapped(placeOf(list) - 1, count))
      window.clearTimeout(rest)
      rest = window.setTimeout(settle, REST_MS)
    }
    const leaveAim = () => {
      aim.current = null
    }
    const listening = new AbortController()
    const how = { passive: true, signal: listening.signal }
    list.addEventListener('scroll', follow, how)
    for (const type of TAKING_OVER) list.addEventListener(type, leaveAim, how)
    return () => {
      window.clearTimeout(rest)
      listening.abort()
    }
  }, [isLive, count])

  function step(by: 1 | -1) {
    const list = row.current
    if (!list) return
    const from = aim.current ?? placeOf(list)
    const home = homePlace(from, count)
    // Jumps from a copy to the picture itself, at the same offset, so that the jump cannot be seen.
    if (home !== from) list.scrollLeft += (home - from) * list.clientWidth
    aim.current = home + by
    list.scrollTo({
      left: aim.current * list.clientWidth,
      behavior: window.matchMedia(STILL).matches ? 'auto' : 'smooth',
    })
  }

  return { row, isLive, shown, step }
}

function placeOf(list: HTMLUListElement): number {
  return Math.round(list.scrollLeft / Math.max(1, list.clientWidth))
}
