import { act, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { refused } from '#test/app/api-server.ts'
import { ME, enteredPark } from '#test/app/game/entered-park.tsx'
import type { EnteredPark } from '#test/app/game/entered-park.tsx'

const LONG_WALK_MS = 15_000

/** The row of a dog in the list, opened for its choices. */
async function choicesAbout({ find, press, texts }: EnteredPark, dog: string) {
  await press(new RegExp(`^${dog} `))
  return within(await find('group', texts.game.dogMenu.label.replace('{{name}}', dog)))
}

it('walks to a dog and sniffs it by roles and names alone', async () => {
  const entered = await enteredPark({ language: 'dk' })
  const { park, texts, meets, passes, press, find, findByText, server, user } = entered
  const { around, dogMenu, life } = texts.game
  const other = meets(2, 'Sniffet')
  act(() => void other.walk(16, 20))
  await passes(LONG_WALK_MS)
  await press(around.walkTo.replace('{{name}}', 'Sniffet'))
  await passes(LONG_WALK_MS)
  await findByText(around.arrived.replace('{{name}}', 'Sniffet'))
  await user.click((await choicesAbout(entered, 'Sniffet')).getByRole('button', { name: dogMenu.sniff }))
  await waitFor(() => expect(park.asked).toMatchObject([{ type: 'sniff', dog: ME, other: 2, no: null }]))

  expect((await find('list', life.own.label)).textContent).toContain('30 karma')
  server.fields = { ...server.fields, myUser: { dogs: [{ ...OWN_NOW, karma: 31 }] } }
  act(() => {
    park.answer({ type: 'sniff', karma: 1 })
    park.learn([{ type: 'nudge', dog: ME, about: 'life' }])
  })
  await findByText('+1 karma')
  await waitFor(async () => expect((await find('list', life.own.label)).textContent).toContain('31 karma'))
})

const OWN_NOW = {
  id: ME,
  bornAt: '2026-11-01T00:00:00Z',
  pack: 0,
  bones: 60,
  karma: 30,
  levelPoints: 5,
  lifepoints: 60,
  backpackSlots: 5,
}

it('mentions a dog by its choices, without losing what was typed', async () => {
  const entered = await enteredPark()
  const { texts, meets, user, field } = entered
  meets(2, 'Nævnt')
  await user.click(field())
  await user.paste('well')
  await user.click((await choicesAbout(entered, 'Nævnt')).getByRole('button', { name: texts.game.dogMenu.mention }))
  expect(field().value).toMatch(/@Nævnt/)
  expect(field().value).toMatch(/well/)
})

it('goes through a door by roles and names alone', async () => {
  const { texts, room, passes, press, find } = await enteredPark()
  await press(texts.game.around.goThrough.replace('{{room}}', 'The Meadow'))
  await passes(2 * LONG_WALK_MS)
  await find('heading', /^The Meadow/)
  expect(room('meadow').own.has(ME)).toBe(true)
  expect(room('plaza').own.has(ME)).toBe(false)
})

/** Reports a dog for bad language. */
async function reports(entered: EnteredPark, dog: string, reason: string) {
  const { texts, user, find } = entered
  const { report } = texts.late.staff
  await user.click((await choicesAbout(entered, dog)).getByRole('button', { name: texts.game.dogMenu.report }))
  const window = within(await find('dialog', texts.game.dogMenu.report))
  await user.click(window.getByRole('radio', { name: report.offence.language }))
  await user.clear(window.getByRole('textbox', { name: report.reason }))
  await user.type(window.getByRole('textbox', { name: report.reason }), reason)
  await user.click(window.getByRole('button', { name: report.send }))
  return window
}

it('talks and reports who talked by roles and names alone', async () => {
  const entered = await enteredPark({ language: 'no', fields: { report: true, myReports: [] } })
  const { texts, server, meets, says, findByText, find, isGone, user } = entered
  const bot = meets(2, 'Skrald')
  await says('Hello Skrald')
  await findByText('Hello Skrald')
  expect(bot.of('said').map(({ text }) => text)).toEqual(['Hello Skrald'])
  const window = await reports(entered, 'Skrald', 'She barked at me')
  await window.findByText(texts.late.staff.report.sent)
  expect(server.variablesOf('Report')).toMatchObject([
    { dogId: 2, offence: 'language', reason: 'She barked at me', room: 'plaza', line: null },
  ])
  ;(await find('dialog', texts.game.dogMenu.report)).focus()
  await user.keyboard('{Escape}')
  await isGone('dialog')
})

it('reports one dog after another, also where Escape in the park has closed the window', async () => {
  const entered = await enteredPark({ fields: { report: true, myReports: [] } })
  const { texts, server, meets, find, isGone, user } = entered
  for (const [id, dog] of [
    [2, 'Gneld'],
    [3, 'Glam'],
  ] as const)
    meets(id, dog)
  await (await reports(entered, 'Gneld', 'He growled')).findByText(texts.late.staff.report.sent)
  ;(await find('application', texts.game.park.label)).focus()
  await user.keyboard('{Escape}')
  await isGone('dialog')
  await (await reports(entered, 'Glam', 'He howled')).findByText(texts.late.staff.report.sent)
  expect(server.variablesOf('Report').map(({ dogId }) => dogId)).toEqual([2, 3])
})

it('keeps the words of a report that is refused, and says why', async () => {
  const entered = await enteredPark({
    fields: { report: () => Promise.reject(refused('too-often')), myReports: [] },
  })
  entered.meets(2, 'Gneld')
  const window = await reports(entered, 'Gneld', 'He growled')
  await window.findByText(entered.texts.refusals['too-often'])
  expect(window.getByRole('textbox')).toHaveProperty('value', 'He growled')
})

it('offers no report without a dog and an offence', async () => {
  const { texts, press, find } = await enteredPark({ fields: { myReports: [] } })
  await press(texts.game.bar.menu)
  await press(texts.game.dogMenu.report, 'menuitem')
  const window = within(await find('dialog', texts.game.dogMenu.report))
  expect(window.getByRole('button', { name: texts.late.staff.report.send }).matches(':disabled')).toBe(true)
})

it('walks a dog by letters, and never by the same letters typed into the field', async () => {
  const { texts, meets, user, field, find, passes } = await enteredPark()
  const other = meets(2, 'Ser')
  const walks = () => other.of('walked').filter(({ dog }) => dog === ME).length
  await user.click(field())
  await user.keyboard('wwww{Enter}')
  await passes(500)
  expect(walks()).toBe(0)
  // The same keys walk once the focus has left the field.
  await user.keyboard('{Escape}')
  expect(document.activeElement).toBe(await find('application', texts.game.park.label))
  await user.keyboard('{w>}')
  await passes(1000)
  await user.keyboard('{/w}')
  expect(walks()).toBeGreaterThan(0)
})

it('walks a dog by arrows for as long as they are held', async () => {
  const { texts, meets, user, find, passes } = await enteredPark()
  const other = meets(2, 'Ser')
  const walks = () => other.of('walked').filter(({ dog }) => dog === ME).length
  ;(await find('application', texts.game.park.label)).focus()
  await user.keyboard('{ArrowDown>}')
  await passes(1500)
  await user.keyboard('{/ArrowDown}')
  await passes(1000)
  const until = walks()
  expect(until).toBeGreaterThan(2)
  await passes(2000)
  expect(walks()).toBe(until)
})

it('falls asleep by two presses of the down arrow', async () => {
  const { texts, user, meets, find, passes } = await enteredPark()
  const other = meets(2, 'Ser')
  ;(await find('application', texts.game.park.label)).focus()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  await passes(1000)
  expect(other.of('rested').map(({ pose }) => pose)).toContain('curl')
})

it('digs where the ground is soft, and gets what it finds', async () => {
  const entered = await enteredPark({ language: 'dk' })
  const { texts, park, server, meets, press, passes, find, findAllByText, user } = entered
  const other = meets(2, 'Ser hul')
  const { around, bar, park: words } = texts.game
  await press(around.walkTo.replace('{{name}}', around.thing.digging))
  await passes(2 * LONG_WALK_MS)
  await find('button', bar.dig)
  ;(await find('application', words.label)).focus()
  await user.keyboard('e')
  await waitFor(() => expect(other.of('digging').length).toBe(1))
  await passes(5000)
  expect(park.asked).toMatchObject([{ type: 'dig', dog: ME, no: null }])
  server.fields = { ...server.fields, myUser: { dogs: [{ ...OWN_NOW, bones: 63 }] } }
  act(() => {
    park.answer({ type: 'dig', bones: 3 })
    park.learn([{ type: 'nudge', dog: ME, about: 'life' }])
  })
  await findAllByText('63 knogler')
  expect(other.of('dug').length).toBe(1)
})
