import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type * as Rules from '#durable/rules/games/knogleknas/appraise.ts'
import { LEVEL_ROWS, drawnIn } from '#durable/rules/sheets/knogleknas.ts'
import { openedEditor } from './opened-editor.tsx'

// All rounds take seconds of work: few of them show the same.
vi.mock('#durable/rules/games/knogleknas/appraise.ts', async (original) => {
  const rules = await original<typeof Rules>()
  return { ...rules, appraising: (level: Parameters<typeof rules.appraising>[0]) => rules.appraising(level, 4) }
})

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const stairs = LEVEL_ROWS.find(({ id }) => id === 'stairs')!

async function openedLevels(language: 'dk' | 'en' = 'en') {
  const page = openedEditor(language)
  await page.user.click(page.getByRole('tab', { name: page.texts.tab.knogleknas }))
  await page.opens(`^${stairs.name[language]}`)
  // Looked up by role and name, 72 cells take a second each time.
  const cells = page.container.querySelectorAll<HTMLElement>('[role=gridcell]')
  const cell = (row: number, column: number) => cells[(row - 1) * 8 + column - 1]!
  const published = () => page.levels.published.lists.rows ?? []
  return { ...page, cell, published }
}

it('a cell is painted by key with the chosen brush, filled, erased, and set by its letter', async () => {
  const { user, cell, getByRole, texts } = await openedLevels()
  const { letter } = texts.levels
  const named = (row: number, column: number) => cell(row, column).getAttribute('aria-label')
  await user.click(getByRole('button', { name: letter.stone }))
  cell(9, 1).focus()
  await user.keyboard(' ')
  expect(named(9, 1)).toMatch(new RegExp(`${letter.stone}$`))
  await user.keyboard('{ArrowRight}2')
  expect(named(9, 2)).toMatch(new RegExp(`${letter.earth2}$`))
  await user.keyboard('{Delete}')
  expect(named(9, 2)).toMatch(new RegExp(`${letter.chance}$`))
  await user.click(getByRole('button', { name: texts.levels.fill }))
  await user.click(getByRole('button', { name: letter.bone }))
  cell(1, 8).focus()
  await user.keyboard('{Enter}')
  // The cells outside the heap touch each other.
  expect(named(2, 3)).toMatch(new RegExp(`${letter.bone}$`))
})

it('a stroke of the pointer is one step to undo', async () => {
  const { user, cell, getByRole, texts, passes } = await openedLevels()
  const grid = getByRole('grid')
  grid.getBoundingClientRect = () => DOMRect.fromRect({ x: 0, y: 0, width: 320, height: 360 })
  grid.setPointerCapture = () => {}
  await user.click(getByRole('button', { name: texts.levels.letter.earth }))
  const at = (column: number) => ({ clientX: column * 40 + 20, clientY: 340, pointerId: 1 })
  fireEvent.pointerDown(grid, at(0))
  fireEvent.pointerMove(grid, at(1))
  fireEvent.pointerMove(grid, at(2))
  fireEvent.pointerUp(grid, at(2))
  const names = () => [1, 2, 3].map((column) => cell(9, column).getAttribute('aria-label')?.split(': ')[1])
  const { earth, chance } = texts.levels.letter
  expect(names()).toEqual([earth, earth, earth])
  await passes(10)
  await user.click(getByRole('button', { name: texts.undo }))
  expect(names()).toEqual([chance, chance, chance])
})

it('[GK9] a level that was changed is not published before it is appraised; then it is', async () => {
  const { user, cell, getByRole, findByText, queryByText, texts, passes, published } = await openedLevels('dk')
  cell(9, 1).focus()
  await user.keyboard('1')
  await findByText(texts.fault['not-appraised'])
  await user.click(getByRole('button', { name: texts.levels.appraise }))
  await passes(50)
  expect(queryByText(texts.fault['not-appraised'])).toBeNull()
  await passes(1000)
  await user.click(getByRole('button', { name: texts.publish.open }))
  await user.type(getByRole('textbox', { name: texts.reason.why }), 'mere jord')
  await user.click(getByRole('button', { name: texts.publish.do }))
  await findByText(texts.publish.done)
  const row = published().find(({ id }) => id === 'stairs')
  const board = stairs.board.with(8, '1*******')
  expect(row).toMatchObject({ board, appraised: drawnIn({ ...stairs, board }) })
  expect(row?.worth).not.toBe(stairs.worth)
})

it('[GK8] a level that cannot be played says why, and is neither tried nor appraised', async () => {
  const { user, cell, getByRole, findByText, texts } = await openedLevels()
  cell(9, 1).focus()
  await user.keyboard('#')
  await findByText(texts.fault['gold-out-of-reach'])
  expect(getByRole('button', { name: texts.levels.play })).toHaveProperty('disabled', true)
  expect(getByRole('button', { name: texts.levels.appraise })).toHaveProperty('disabled', true)
})

it('the draft is tried as it is drawn', async () => {
  const { user, cell, getByRole, texts, onTry } = await openedLevels()
  cell(9, 1).focus()
  await user.keyboard('1')
  await user.click(getByRole('button', { name: texts.levels.play }))
  expect(onTry).toHaveBeenCalledWith(expect.objectContaining({ key: 'stairs', rows: stairs.board.with(8, '1*******') }))
})

it('a level is put before another one on the shelf', async () => {
  const { user, getByRole, texts, levels, passes } = await openedLevels()
  const order = () => levels.draft?.doc.lists.rows?.map(({ id }) => id)
  const at = LEVEL_ROWS.indexOf(stairs)
  await user.click(getByRole('button', { name: texts.levels.earlier }))
  await passes(1000)
  expect(order()?.indexOf('stairs')).toBe(at - 1)
})
