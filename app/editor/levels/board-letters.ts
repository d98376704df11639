import type { EditorTexts } from '#app/editor/kit/sheet-look.ts'
import type { Json } from '#durable/rules/sheets/canonical.ts'

/** What a letter of the board stands for; that of chance is what an erased cell has. */
export const BOARD_LETTERS = {
  '*': 'chance',
  '.': 'outside',
  '1': 'earth',
  '2': 'earth2',
  '#': 'stone',
  g: 'golden',
  a: 'bone',
  b: 'ball',
  c: 'stick',
  d: 'fish',
  e: 'ham',
} as const
export type BoardLetter = keyof typeof BOARD_LETTERS
export type BoardPiece = (typeof BOARD_LETTERS)[BoardLetter]

export const ERASED: BoardLetter = '*'

/** The letters in the order of the brushes. The keys of an object would begin with the digits. */
export const BRUSHES: readonly BoardLetter[] = ['*', '.', '1', '2', '#', 'g', 'a', 'b', 'c', 'd', 'e']

export function isBoardLetter(letter: string): letter is BoardLetter {
  return Object.hasOwn(BOARD_LETTERS, letter)
}

/** What stands in a cell; null for a letter that there is not. */
export function pieceAt(board: readonly string[], { x, y }: BoardCell): BoardPiece | null {
  const letter = board[y]?.[x] ?? ''
  return isBoardLetter(letter) ? BOARD_LETTERS[letter] : null
}

export function pieceWords(piece: BoardPiece | null, t: EditorTexts): string {
  return piece === null ? '' : t(`levels.letter.${piece}`)
}

/** A cell of the board, from its upper left corner. */
export type BoardCell = { x: number; y: number }

/** The board in a value of a row; an empty one where the value is none. */
export function boardIn(value: Json | undefined, { width, height }: { width: number; height: number }): string[] {
  const lines = Array.isArray(value) ? (value as readonly Json[]) : []
  return Array.from({ length: height }, (_, y) => {
    const line = lines[y]
    return (typeof line === 'string' ? line : '').slice(0, width).padEnd(width, ERASED)
  })
}

/** The board with a letter in a cell. */
export function paintedBoard(board: readonly string[], { x, y }: BoardCell, letter: BoardLetter): string[] {
  return board.map((line, at) => (at === y ? line.slice(0, x) + letter + line.slice(x + 1) : line))
}

/** The board with a letter in a cell and in all that have the same one and touch it by their sides. */
export function filledBoard(board: readonly string[], cell: BoardCell, letter: BoardLetter): string[] {
  const was = board[cell.y]?.[cell.x]
  if (was === undefined || was === letter) return [...board]
  let filled = [...board]
  const cells = [cell]
  for (let next = cells.pop(); next; next = cells.pop()) {
    const { x, y } = next
    if (filled[y]?.[x] !== was) continue
    filled = paintedBoard(filled, next, letter)
    cells.push({ x: x - 1, y }, { x: x + 1, y }, { x, y: y - 1 }, { x, y: y + 1 })
  }
  return filled
}
