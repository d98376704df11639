import { parse } from 'graphql'
import { expect, it } from 'vitest'
import { rootFields } from '#worker/api/root-fields.ts'

it('finds root fields in fragments, each of which it looks at once', () => {
  const spreads = Array.from({ length: 30 }, (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`).join(
    ' ',
  )
  const query = `{ a: version ...F0 ... on Query { b: team } } ${spreads} fragment F30 on Query { c: myUser }`
  expect([...rootFields({ document: parse(query) })]).toEqual([
    ['a', 'version'],
    ['c', 'myUser'],
    ['b', 'team'],
  ])
})

it('takes the operation that is asked for', () => {
  const document = parse('query A { a: version } query B { b: version c: version }')
  expect([...rootFields({ document, operationName: 'B' }).keys()]).toEqual(['b', 'c'])
})
