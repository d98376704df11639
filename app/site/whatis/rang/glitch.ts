/** How often the replaced character changes, in milliseconds. */
export const GLITCH_MS = 200

const GLYPHS = '?!#%&*+=/<>0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The text with one character replaced; `random` (0 to 1) chooses which and by what. */
export function glitched(text: string, random: () => number): string {
  const letters = [...text]
  const place = Math.floor(random() * letters.length)
  const others = Array.from(GLYPHS).filter((glyph) => glyph !== letters[place])
  return letters.with(place, others[Math.floor(random() * others.length)] ?? '?').join('')
}

type Glitch = {
  text: string
  /** The media query for reduced motion, which may change while the page is open. */
  calm: Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener'>
  random: () => number
  show: (text: string) => void
}

/**
 * Changes the text every GLITCH_MS until the returned function is called. With reduced motion the text stays as it is.
 */
export function startGlitch({ text, calm, random, show }: Glitch): () => void {
  let timer: ReturnType<typeof setInterval> | undefined
  const settle = () => {
    clearInterval(timer)
    show(text)
    if (!calm.matches) timer = setInterval(() => show(glitched(text, random)), GLITCH_MS)
  }
  settle()
  calm.addEventListener('change', settle)
  return () => {
    clearInterval(timer)
    calm.removeEventListener('change', settle)
  }
}
