import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useAwake } from '#app/site/use-awake.ts'
import { homePlace, wrapped } from './wrap.ts'

/** After so many ms without scrolling, a row that tells nothing of its end has come to rest. */
const REST_MS = 140
const STILL = '(prefers-reduced-motion: reduce)'
/** With these a visitor takes the row over, wherever a click has sent it. */
const TAKING_OVER = ['wheel', 'pointerdown', 'touchstart', 'keydown']

type Carousel = {
  row: RefObject<HTMLUListElement | null>
  /** True once the script runs: the row then has a copy of a picture at each end, and buttons. */
  isLive: boolean
  shown: number
  step: (by: 1 | -1) => void
}

/** A row of `count` pictures that one scrolls, swipes or steps through, round and round. */
export function useCarousel(count: number): Carousel {
  const row = useRef<HTMLUListElement>(null)
  const isLive = useAwake()
  const [shown, setShown] = useState(0)
  /** Where the row is being scrolled to, until it rests: a click on the way goes on from there. */
  const aim = useRef<number | null>(null)

  useLayoutEffect(() => {
    const list = row.current
    if (!list || !isLive) return
    list.scrollLeft = list.clientWidth
    let rest: number | undefined
    const settle = () => {
      const place = placeOf(list)
      // A slow machine has paused on the way; to move the row now would end its way there.
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
    // As far along as it was, beside the picture itself in the place of its copy.
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
