/** The pixels above a letter, row by row downwards; the last row is `bottom`, counted as in the letters. */
export type Mark = { bottom: number; regular: string; bold: string }
export type Accent = { base: string; mark: Mark }

const RING: Mark = { bottom: 0, regular: '..#|.#.#|..#', bold: '..##|.#..#|..##' }
const DOTS: Mark = { bottom: 0, regular: '.#.#', bold: '##..##' }
const ACUTE: Mark = { bottom: 0, regular: '...#|..#', bold: '...##|..##' }
const GRAVE: Mark = { bottom: 0, regular: '.#|..#', bold: '.##|..##' }
const CIRCUMFLEX: Mark = { bottom: 0, regular: '..#|.#.#', bold: '..##|.#..#' }

/** The accent of a capital is two rows higher. Å is drawn whole (below), so that a line of text needs no more room. */
export const ACCENTS: Readonly<Record<string, Accent>> = {
  å: { base: 'a', mark: RING },
  ...both('ä', 'Ä', 'a', DOTS),
  ...both('ö', 'Ö', 'o', DOTS),
  ...both('ü', 'Ü', 'u', DOTS),
  ...both('é', 'É', 'e', ACUTE),
  ...both('ó', 'Ó', 'o', ACUTE),
  ...both('á', 'Á', 'a', ACUTE),
  ...both('è', 'È', 'e', GRAVE),
  ...both('à', 'À', 'a', GRAVE),
  ...both('ò', 'Ò', 'o', GRAVE),
  ...both('ê', 'Ê', 'e', CIRCUMFLEX),
  ...both('ô', 'Ô', 'o', CIRCUMFLEX),
}

/** The ring of Å touches the top of the A, which makes it two rows higher than a capital and not four. */
export const CAPITAL_A_RING = {
  topRow: -2,
  regular: '..#..|.#.#.|..#..|.###.|#...#|#...#|#####|#...#|#...#',
  bold: '..##..|.#..#.|..##..|.####.|##..##|##..##|######|##..##|##..##',
}

function both(small: string, capital: string, base: string, mark: Mark): Record<string, Accent> {
  const raised = { ...mark, bottom: mark.bottom - 2 }
  return { [small]: { base, mark }, [capital]: { base: base.toUpperCase(), mark: raised } }
}
