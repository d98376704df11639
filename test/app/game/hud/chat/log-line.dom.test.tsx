import { expect, it } from 'vitest'
import { LogLine } from '#app/game/hud/chat/log-line.tsx'
import { withNpcWords } from '#app/game/model/chat/chat-log.ts'
import { openedInPark } from '#test/app/game/opened-window.tsx'

it('shows what an NPC has said, with its name, and no menu for it', () => {
  const [entry] = withNpcWords([], { name: 'Garm', text: 'Dig there.', at: 0 })
  const clock = new Intl.DateTimeFormat('en', { timeStyle: 'short', timeZone: 'UTC' })
  const { getByRole, queryByRole } = openedInPark(
    (game) => entry && <LogLine game={game} entry={entry} clock={clock} />,
  )
  expect(getByRole('listitem').textContent).toMatch(/Garm Dig there\.$/)
  expect(queryByRole('button')).toBeNull()
})
