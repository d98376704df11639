import { buildSchema, lexicographicSortSchema, printSchema } from 'graphql'
import { expect, it } from 'vitest'
import { schema } from '#worker/graphql/schema.ts'
import contract from '../../../worker/graphql/schema.graphql?raw'

it('the schema that is served is the contract in schema.graphql', () => {
  const [served, agreed] = [schema, buildSchema(contract)].map(lexicographicSortSchema)
  expect(printSchema(served!)).toBe(printSchema(agreed!))
})
