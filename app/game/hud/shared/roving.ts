import type { KeyboardEvent } from 'react'

/** Arrow keys move the focus: left and right wrap around, up and down go to the nearest button of the next row. */
export function roving(event: KeyboardEvent<HTMLElement>) {
  const all = [...event.currentTarget.querySelectorAll('button')]
  const here = all.find((button) => button === document.activeElement)
  const to = here && goalOf(event.key, here, all)
  if (!to) return
  event.preventDefault()
  to.focus()
}

function goalOf(key: string, here: HTMLElement, all: readonly HTMLElement[]): HTMLElement | undefined {
  const at = all.indexOf(here)
  if (key === 'Home') return all[0]
  if (key === 'End') return all.at(-1)
  if (key === 'ArrowRight') return all[(at + 1) % all.length]
  if (key === 'ArrowLeft') return all.at(at - 1)
  if (key !== 'ArrowDown' && key !== 'ArrowUp') return undefined
  const rows = [...new Set(all.map((button) => middleOf(button).y))].sort((one, other) => one - other)
  const row = (rows.indexOf(middleOf(here).y) + (key === 'ArrowDown' ? 1 : rows.length - 1)) % rows.length
  const inRow = all.filter((button) => middleOf(button).y === rows[row])
  const away = (button: HTMLElement) => Math.abs(middleOf(button).x - middleOf(here).x)
  return inRow.sort((one, other) => away(one) - away(other))[0]
}

function middleOf(button: HTMLElement) {
  const { left, top, width, height } = button.getBoundingClientRect()
  return { x: left + width / 2, y: Math.round(top + height / 2) }
}
