import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refused } from '#test/app/api-server.ts'
import { ME, enteredPark } from '#test/app/game/entered-park.tsx'

/** Longer than a page pauses before it connects again. */
const PAUSE_MS = 8000

/** The ticket to this room. */
const ticketTo = (room: string) => ({ ticket: '', room, pack: room, gained: null, nudges: 0 })

it('[ED9] says that a room was closed under the dog, and comes to where the server puts it', async () => {
  let isClosed = false
  const enterPark = ({ room }: { room?: string }) => {
    if (isClosed && room === 'meadow') throw refused('room-closed')
    return ticketTo(isClosed ? 'plaza' : 'meadow')
  }
  const { texts, room, passes, getByText } = await enteredPark({ room: 'meadow', fields: { enterPark } })
  isClosed = true
  act(() => room('meadow').publish({ pack: 'closed', isClosed: true }))
  await passes(500)
  getByText(texts.refusals['room-closed'])
  await passes(PAUSE_MS)
  expect([room('meadow').room.size, room('plaza').own.has(ME)]).toEqual([0, true])
})
