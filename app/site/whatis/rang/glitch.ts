/** How often a character of a glitching text changes. */
export const GLITCH_MS = 200

const GLYPHS = '?!#%&*+=/<>0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** The text with one of its characters, drawn by `random`, as another one. */
export function glitched(text: string, random: () => number): string {
  const letters = [...text]
  const place = Math.floor(random() * letters.length)
  const others = [...GLYPHS].filter((glyph) => glyph !== letters[place])
  return letters.with(place, others[Math.floor(random() * others.length)] ?? '?').join('')
}

type Glitch = {
  text: string
  /** Whether the reader has asked for less motion, now and from then on. */
  calm: Pick<MediaQueryList, 'matches' | 'addEventListener' | 'removeEventListener'>
  random: () => number
  show: (text: string) => void
}

/** Lets a text glitch until the function that it returns is called; for a reader who wants calm it stands still. */
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
