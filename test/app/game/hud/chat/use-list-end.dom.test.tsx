import { fireEvent } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useListEnd } from '#app/game/hud/chat/use-list-end.ts'
import { openedPage } from '#test/app/opened-page.tsx'

function List() {
  const { ref, onScroll, isAtEnd, toEnd } = useListEnd('lines')
  return (
    <>
      <div ref={ref} role="log" onScroll={onScroll} />
      {!isAtEnd && <button onClick={toEnd}>To the newest</button>}
    </>
  )
}

/** A list without a layout, so the test says how it is scrolled. */
function openedList() {
  const page = openedPage(<List />)
  const list = page.getByRole('log')
  const scrolls = (place: { scrollTop: number; scrollHeight: number; clientHeight: number }) => {
    for (const [name, value] of Object.entries(place)) Object.defineProperty(list, name, { configurable: true, value })
    fireEvent.scroll(list)
  }
  scrolls({ scrollTop: 400, scrollHeight: 500, clientHeight: 100 })
  return { ...page, list, scrolls }
}

afterEach(() => vi.restoreAllMocks())

it('stays at its end when it becomes shorter, longer or lower by itself', () => {
  const { scrolls, queryByRole } = openedList()
  scrolls({ scrollTop: 0, scrollHeight: 100, clientHeight: 100 })
  scrolls({ scrollTop: 0, scrollHeight: 600, clientHeight: 100 })
  scrolls({ scrollTop: 500, scrollHeight: 700, clientHeight: 60 })
  expect(queryByRole('button')).toBeNull()
})

it('leaves its end when the reader scrolls back, and offers the way there', async () => {
  const { user, list, scrolls, getByRole, queryByRole } = openedList()
  scrolls({ scrollTop: 200, scrollHeight: 500, clientHeight: 100 })
  const scrollTo = vi.spyOn(list, 'scrollTo')
  await user.click(getByRole('button'))
  expect(scrollTo).toHaveBeenCalledWith({ top: 500 })
  expect(queryByRole('button')).toBeNull()
})

it('is at its end again when the reader scrolls there', () => {
  const { scrolls, queryByRole } = openedList()
  scrolls({ scrollTop: 200, scrollHeight: 500, clientHeight: 100 })
  scrolls({ scrollTop: 395, scrollHeight: 500, clientHeight: 100 })
  expect(queryByRole('button')).toBeNull()
})
