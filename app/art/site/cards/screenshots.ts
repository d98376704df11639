import type { Frames } from '#app/art/site/kit/frames.ts'
import { SLIDE_HEIGHT, SLIDE_WIDTH } from '#app/art/site/slides/slides.ts'

/** A browser shows wide ones on a desktop and narrow ones on a phone before it installs the app. */
const WIDE = { slides: ['summer', 'picnic'], zoom: 4 }
const NARROW = { slides: ['pond', 'playground'], width: 112, zoom: 5 }

/** Pictures of the park for the manifest: 1280 × 800 and 560 × 1000 pixels, from the slides of the start page. */
export function drawScreenshots(slides: Frames): Frames {
  const slideOf = (name: string) => {
    const slide = slides[`slide-${name}`]
    if (!slide) throw new Error(`no slide ${name}`)
    return slide
  }
  const wide = WIDE.slides.map((name) => [`screen-${name}`, slideOf(name).scale(WIDE.zoom)] as const)
  const left = SLIDE_WIDTH - NARROW.width - 40
  const narrow = NARROW.slides.map((name) => {
    const part = slideOf(name).crop(left, 0, NARROW.width, SLIDE_HEIGHT)
    return [`screen-${name}`, part.scale(NARROW.zoom)] as const
  })
  return Object.fromEntries([...wide, ...narrow])
}
