import { act, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SELF_ACTS } from '#durable/rules/things/self.ts'
import { PLAZA } from '#durable/world/outdoors/plaza.ts'
import { TILE_PX } from '#durable/world/room-doc.ts'
import { ME, enteredPark } from '#test/app/game/entered-park.tsx'
import type { EnteredPark } from '#test/app/game/entered-park.tsx'
import { anAction } from '#test/support/action-rows.ts'

const LONG_WALK_MS = 15_000
const BARK = SELF_ACTS.indexOf('bark')

/** Where the ball of the plaza lies at first, as a tile. */
const BALL = PLAZA.things.filter(({ prefab }) => prefab === 'ball').map(({ x, y }) => tileAt(x, y))[0]!

function tileAt(x: number, y: number) {
  return { x: Math.floor(x / TILE_PX), y: Math.floor(y / TILE_PX) }
}

/** The key of a thing's row. */
function rowOf(
  { texts }: EnteredPark,
  deed: 'roll' | 'ring' | 'seat' | 'wet',
  thing: 'ball' | 'bell' | 'bench' | 'fountain',
) {
  return `${texts.game.around.does[deed]}: ${texts.game.around.thing[thing]}`
}

it('sits on a bench by its row, and says so to whoever follows the park as text', async () => {
  const entered = await enteredPark({ language: 'dk' })
  const { press, passes, meets, findByText } = entered
  const other = meets(2, 'Saga')
  await press(rowOf(entered, 'seat', 'bench'))
  await passes(LONG_WALK_MS)
  await findByText('Luna sætter sig på en bænk.')
  expect(other.of('used')).toMatchObject([{ dog: ME }])
})

it('pushes a ball by walking into it, and says where it lies once it does', async () => {
  const entered = await enteredPark()
  const { press, passes, meets, findByText } = entered
  const other = meets(2, 'Saga')
  await press(rowOf(entered, 'roll', 'ball'))
  await passes(LONG_WALK_MS)
  expect(other.of('used').length).toBeGreaterThan(0)
  await findByText(/^Luna pushes a ball\. It rolls /)
})

it('follows what others do: a push, a drink and a bark', async () => {
  const { passes, meets, findByText } = await enteredPark()
  const other = meets(2, 'Saga')
  act(() => void other.walk(BALL.x, BALL.y))
  await passes(LONG_WALK_MS)
  act(() => void other.send({ type: 'use', op: crypto.randomUUID(), thing: 'ball', how: 2 }))
  await passes(3000)
  await findByText(/^Saga pushes a ball\. It rolls east/)
  act(() => void other.send({ type: 'use', op: crypto.randomUUID(), thing: 'self', how: BARK }))
  await findByText('Saga barks.')
})

it('barks by a key, and once in a second at most', async () => {
  const { texts, find, user, meets, passes } = await enteredPark()
  const other = meets(2, 'Saga')
  ;(await find('application', texts.game.park.label)).focus()
  await user.keyboard('bb')
  await waitFor(() => expect(other.of('used')).toMatchObject([{ thing: 'self', dog: ME, a: BARK }]))
  await passes(1100)
  await user.keyboard('b')
  await waitFor(() => expect(other.of('used')).toHaveLength(2))
})

it('drinks by a command with the name of the fountain, and is told why not when that comes too soon', async () => {
  const { texts, says, passes, findByText } = await enteredPark()
  await says('/use fountain')
  await passes(LONG_WALK_MS)
  await findByText('Luna drinks from the fountain.')
  await says('/use fountain')
  await says('/use fountain')
  await findByText(texts.refusals['thing-rests'])
})

it('[US8] a thing to which administrators have given an action stands in a row, is used and says something', async () => {
  const entered = await enteredPark({ language: 'dk' })
  const { park, press, passes, findByText, texts } = entered
  const name = { dk: 'en lygte', en: 'a lantern', no: 'en lykt', se: 'en lykta' }
  const says = { dk: 'Av!', en: 'Ouch!', no: 'Au!', se: 'Aj!' }
  act(() => park.setActions([anAction(['lamp'], { manner: 'touch', name, says })]))
  await passes(1000)
  await press(`${texts.game.around.does.touch}: en lygte`)
  await passes(LONG_WALK_MS)
  await findByText('Luna rører ved en lygte.')
  await findByText('en lygte: Av!')
})
