import { expect, it } from 'vitest'
import { textsIn } from '#durable/rules/text.ts'

const TREE = {
  ok: { dk: 'Ja', en: 'Yes', no: 'Ja', se: 'Ja' },
  window: { title: { dk: 'Kort', en: 'Map', no: 'Kart', se: 'Karta' } },
}

it('leaves a string of each text', () => {
  expect(textsIn(TREE, 'se')).toEqual({ ok: 'Ja', window: { title: 'Karta' } })
})

it('takes an inner tree for no text where its keys are languages', () => {
  const names = { dk: { dk: 'Dansk', en: 'Danish', no: 'Dansk', se: 'Danska' }, en: TREE.ok, no: TREE.ok, se: TREE.ok }
  expect(textsIn({ names }, 'en')).toEqual({ names: { dk: 'Danish', en: 'Yes', no: 'Yes', se: 'Yes' } })
})
