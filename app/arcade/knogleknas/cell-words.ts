import type { ArcadeTexts } from '#app/arcade/game-module.ts'
import type { HeapPiece } from '#app/art/games/heap-pieces.ts'
import { CELL, isPiece } from '#durable/rules/games/knogleknas/cells.ts'
import type { HeapChoice } from './heap-choices.ts'

const KINDS = ['bone', 'ball', 'stick', 'fish', 'ham'] as const

const OTHERS: Readonly<Partial<Record<number, HeapPiece>>> = {
  [CELL.golden]: 'golden',
  [CELL.marrow]: 'marrow',
  [CELL.squeaky]: 'squeaky',
  [CELL.stone]: 'stone',
  [CELL.earth]: 'earth',
  [CELL.earth2]: 'earth2',
}

/** The name of what a cell holds, as its picture and its text have it; null outside of the heap and where it is empty. */
export function pieceOf(cell: number): HeapPiece | null {
  return (isPiece(cell) ? KINDS[cell] : OTHERS[cell]) ?? null
}

/** A cell in words: what it holds, and what a tap on it would do. Empty for one that holds nothing. */
export function cellWords(t: ArcadeTexts, cell: number, choice: HeapChoice | null): string {
  const piece = pieceOf(cell)
  if (piece === null) return ''
  const kind = t(`knogleknas.kinds.${piece}`)
  if (!choice) return kind
  const { gone, leaves, points } = choice.crunch
  const left = pieceOf(leaves)
  if (piece === 'marrow' || piece === 'squeaky') return t('knogleknas.burst', { kind, count: gone.length, points })
  if (left === null) return t('knogleknas.group', { kind, count: gone.length, points })
  return t('knogleknas.leaves', { kind, count: gone.length, points, leaves: t(`knogleknas.kinds.${left}`) })
}
