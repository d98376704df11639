import { expect, it } from 'vitest'
import { naming, near, textsShown } from './near.ts'

it('checks the folders of what was changed', () => {
  expect(near(['app/game/hud/bag/bag.tsx', 'app/game/hud/bag/row.tsx', 'README.md']).folders).toEqual([
    'app/game/hud/bag',
  ])
})

it('runs the tests of the same noun in workerd', () => {
  expect(near(['worker/bans/bans-db.ts', 'worker/bans/kicks-db.ts']).workerd).toEqual(['test/worker/bans/'])
})

it('runs a changed test of workerd alone', () => {
  expect(near(['test/worker/bans/kicks-db.test.ts']).workerd).toEqual(['test/worker/bans/kicks-db.test.ts'])
})

it('runs nothing in workerd for what is never deployed', () => {
  expect(near(['worker/local/start.ts', 'worker/index.ts']).workerd).toEqual([])
})

it('finds the texts that a file shows', () => {
  const namespaces = { game: { bag: { title: 'The backpack' } }, kennel: { name: { count: 'Letters' } } }
  expect(textsShown([`t('bag.title') + t(\`kennel:name.count\`, {})`, `t('bag.toString')`], namespaces)).toEqual([
    'The backpack',
    'Letters',
  ])
})

it('finds the tests of the browser that name a text', () => {
  const tests = new Map([
    ['test/browser/chat.test.ts', `getByRole('button', { name: 'Say it' })`],
    ['test/browser/doors.test.ts', `getByText('Way out')`],
  ])
  expect(naming(['Say it'], tests)).toEqual(['chat.test.ts'])
})
