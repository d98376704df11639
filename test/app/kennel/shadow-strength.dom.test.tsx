import { expect, it } from 'vitest'
import { ColourEditor } from '#app/kennel/colour/colour-editor.tsx'
import { openedPage } from '#test/app/opened-page.tsx'
import { TEXTS } from '#test/app/site/rendered-page.tsx'
import { aMyDog } from './my-dog.ts'
import { aMyKennel } from './my-kennel.ts'

const MAGIC = 'look=staff'

it.each([
  ['a player', {}, '', MAGIC, 0],
  ['a moderator', { moderator: 1 }, '', MAGIC, 1],
  ['a player with the magic parameter', {}, '?look=staff', MAGIC, 1],
  ['a player with another value of it', {}, '?look=me', MAGIC, 0],
  ['a player where no parameter is set', {}, '?look=staff', '', 0],
])('offers %s the slider of the shadow or not', (_who, me, query, magicParameter, sliders) => {
  const editor = <ColourEditor dog={aMyDog()} kennel={aMyKennel(me)} />
  const { queryAllByRole } = openedPage(editor, 'en', { root: { magicParameter }, query })
  expect(queryAllByRole('slider', { name: TEXTS.en.kennel.colour.shadow })).toHaveLength(sliders)
})
