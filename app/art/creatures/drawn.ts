/**
 * A pose as maps of letters, one per frame. The line is found, but a soft one has none; what hovers is drawn so many px above
 * the ground.
 */
export type Drawn = { frames: readonly (readonly string[])[]; isSoft?: boolean; hovers?: number }
export type DrawnPoses = Readonly<Record<string, Drawn>>

/** The same pose in other letters, for another kind. */
export function recoloured({ frames, ...rest }: Drawn, letters: Readonly<Record<string, string>>): Drawn {
  const swapped = (row: string) => [...row].map((letter) => letters[letter] ?? letter).join('')
  return { ...rest, frames: frames.map((rows) => rows.map(swapped)) }
}
