import sheet from '#app/art/built/games/knogleknas.json' with { type: 'json' }
import url from '#app/art/built/games/knogleknas.png'
import type { BoardPiece } from './board-letters.ts'
import styles from './board.module.css'

const FRAMES: Readonly<Record<string, { frame: { x: number; y: number } }>> = sheet.frames

/** What stands in a cell of a heap, as the game draws it. What is by chance is a question mark. */
export function PiecePicture({ piece }: { piece: BoardPiece | null }) {
  const frame = piece === null ? undefined : FRAMES[piece]?.frame
  return (
    <span className={styles.piece} data-piece={piece ?? ''} aria-hidden="true">
      {frame && (
        <span
          className={styles.drawn}
          style={{ backgroundImage: `url(${url})`, backgroundPosition: `${-frame.x}px ${-frame.y}px` }}
        />
      )}
      {piece === 'chance' && '?'}
    </span>
  )
}

/** A heap, so small that only its form is seen. */
export function SmallBoard({ board }: { board: readonly string[] }) {
  return (
    <span className={styles.small} aria-hidden="true">
      {board.flatMap((line, y) => [...line].map((letter, x) => <span key={`${x} ${y}`} data-letter={letter} />))}
    </span>
  )
}
