import { useId, useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldFrame } from '#app/editor/kit/fields/field-frame.tsx'
import type { FieldProps } from '#app/editor/kit/fields/field-props.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icon.tsx'
import {
  BOARD_LETTERS,
  BRUSHES,
  ERASED,
  boardIn,
  filledBoard,
  isBoardLetter,
  paintedBoard,
  pieceAt,
  pieceWords,
} from './board-letters.ts'
import type { BoardCell, BoardLetter } from './board-letters.ts'
import { PiecePicture, SmallBoard } from './piece-picture.tsx'
import styles from './board.module.css'

const TOOLS = { paint: 'brush', fill: 'bucket', erase: 'rubber' } as const satisfies Record<string, IconName>
type BoardTool = keyof typeof TOOLS
const TOOL_KEYS = Object.keys(TOOLS) as BoardTool[]

const ARROWS: Readonly<Record<string, BoardCell>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
const RIGHT_BUTTON = 2

/** The heap of a level, on which one paints. A stroke is one step to undo. */
export function BoardField({ field, label, value, was, faultAt, onType, onDone }: FieldProps<'board'>) {
  const { t } = useTranslation('editor')
  const titleId = useId()
  const [tool, setTool] = useState<BoardTool>('paint')
  const [brush, setBrush] = useState<BoardLetter>('g')
  const [cursor, setCursor] = useState<BoardCell>({ x: 0, y: 0 })
  const grid = useRef<HTMLDivElement>(null)
  /** What is painted with while a button or a finger is down. */
  const stroke = useRef<{ board: string[]; letter: BoardLetter } | null>(null)
  const board = boardIn(value, field)
  const { width, height } = field

  const paint = (from: string[], cell: BoardCell, letter: BoardLetter): string[] => {
    const next = paintedBoard(from, cell, letter)
    if (next[cell.y] !== from[cell.y]) onType(next)
    return next
  }
  /** Uses the tool in a cell, once. */
  const apply = (cell: BoardCell, by: BoardTool = tool, letter: BoardLetter = brush) => {
    if (by === 'fill') onType(filledBoard(board, cell, letter))
    else paint(board, cell, by === 'erase' ? ERASED : letter)
    onDone()
  }
  const cellAt = ({ clientX, clientY }: PointerEvent): BoardCell | null => {
    const box = grid.current?.getBoundingClientRect()
    if (!box || box.width === 0) return null
    const x = Math.floor(((clientX - box.left) / box.width) * width)
    const y = Math.floor(((clientY - box.top) / box.height) * height)
    return x >= 0 && x < width && y >= 0 && y < height ? { x, y } : null
  }
  const begin = (event: PointerEvent<HTMLDivElement>) => {
    const cell = cellAt(event)
    if (!cell) return
    setCursor(cell)
    const isErasing = tool === 'erase' || event.button === RIGHT_BUTTON
    if (tool === 'fill' && !isErasing) return apply(cell)
    event.currentTarget.setPointerCapture(event.pointerId)
    const letter = isErasing ? ERASED : brush
    stroke.current = { letter, board: paint(board, cell, letter) }
  }
  const goOn = (event: PointerEvent) => {
    const cell = cellAt(event)
    const { current } = stroke
    if (!current || !cell) return
    current.board = paint(current.board, cell, current.letter)
  }
  const end = () => {
    if (stroke.current) onDone()
    stroke.current = null
  }
  const focus = ({ x, y }: BoardCell) =>
    grid.current?.querySelectorAll<HTMLElement>('[role=gridcell]')[y * width + x]?.focus()
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const letter = event.key.toLowerCase()
    const step = ARROWS[event.key]
    if (step) {
      const next = { x: (cursor.x + step.x + width) % width, y: (cursor.y + step.y + height) % height }
      setCursor(next)
      focus(next)
    } else if (event.key === ' ' || event.key === 'Enter') apply(cursor)
    else if (event.key === 'Delete' || event.key === 'Backspace') apply(cursor, 'erase')
    else if (isBoardLetter(letter)) apply(cursor, 'paint', letter)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <FieldFrame
      was={was === undefined ? null : <WasBoard board={boardIn(was, field)} />}
      hint={t('levels.keys', { letters: BRUSHES.join(' ') })}
      fault={faultAt()}
    >
      {({ id, ...attributes }) => (
        <div className={styles.field}>
          <h4 id={titleId} className={styles.title}>
            {label}
          </h4>
          <div
            {...attributes}
            id={id}
            ref={grid}
            role="grid"
            aria-labelledby={titleId}
            className={styles.board}
            onPointerDown={begin}
            onPointerMove={goOn}
            onPointerUp={end}
            onPointerCancel={end}
            onContextMenu={(event) => event.preventDefault()}
            onKeyDown={onKey}
          >
            {board.map((_line, y) => (
              <div key={y} role="row" className={styles.row}>
                {Array.from({ length: width }, (_cell, x) => {
                  const piece = pieceAt(board, { x, y })
                  return (
                    <div
                      key={x}
                      role="gridcell"
                      tabIndex={cursor.x === x && cursor.y === y ? 0 : -1}
                      aria-label={t('levels.cell', { row: y + 1, column: x + 1, what: pieceWords(piece, t) })}
                      onFocus={() => setCursor({ x, y })}
                    >
                      <PiecePicture piece={piece} />
                    </div>
                  )
                })}
              </div>
            ))}
          </div>
          <div className={styles.palette}>
            <div className={styles.tools} role="group" aria-label={t('levels.tools')}>
              {TOOL_KEYS.map((one) => (
                <button key={one} type="button" aria-pressed={one === tool} onClick={() => setTool(one)}>
                  <Icon name={TOOLS[one]} />
                  <span>{t(`levels.${one}`)}</span>
                </button>
              ))}
            </div>
            <div className={styles.brushes} role="group" aria-label={t('levels.brushes')}>
              {BRUSHES.map((one) => (
                <button
                  key={one}
                  type="button"
                  title={pieceWords(BOARD_LETTERS[one], t)}
                  aria-label={pieceWords(BOARD_LETTERS[one], t)}
                  aria-pressed={one === brush && tool !== 'erase'}
                  onClick={() => {
                    setBrush(one)
                    if (tool === 'erase') setTool('paint')
                  }}
                >
                  <PiecePicture piece={BOARD_LETTERS[one]} />
                </button>
              ))}
            </div>
          </div>
        </div>
      )}
    </FieldFrame>
  )
}

/** The board as it is published. */
function WasBoard({ board }: { board: readonly string[] }) {
  const { t } = useTranslation('editor')
  return (
    <>
      {t('was', { value: '' })}
      <SmallBoard board={board} />
    </>
  )
}
