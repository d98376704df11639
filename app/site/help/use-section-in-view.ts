import { useEffect, useState } from 'react'

/** The height in the window at which somebody reads, as a share of the window's height. */
const READING_LINE = 0.3

/**
 * The index of the section that is being read. `tops` are the upper edges of all sections, counted from the top of the
 * window. The result is the last section that begins above the reading line, the last of all at the end of the page,
 * and -1 above the first.
 */
export function sectionInView(tops: readonly number[], windowHeight: number, isAtEnd: boolean): number {
  if (isAtEnd) return tops.length - 1
  return tops.findLastIndex((top) => top <= windowHeight * READING_LINE)
}

/** The id of the section in view, updated on scrolling; null above the first one and without scripts. */
export function useSectionInView(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)

  useEffect(() => {
    let frame = 0
    const look = () => {
      frame = 0
      const tops = ids.map((id) => document.getElementById(id)?.getBoundingClientRect().top ?? Infinity)
      const { scrollHeight, clientHeight } = document.documentElement
      const isAtEnd = window.scrollY > 0 && window.scrollY + clientHeight >= scrollHeight - 2
      setCurrent(ids[sectionInView(tops, clientHeight, isAtEnd)] ?? null)
    }
    const lookSoon = () => {
      if (frame === 0) frame = requestAnimationFrame(look)
    }
    look()
    window.addEventListener('scroll', lookSoon, { passive: true })
    window.addEventListener('resize', lookSoon)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', lookSoon)
      window.removeEventListener('resize', lookSoon)
    }
  }, [ids])

  return current
}
