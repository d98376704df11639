import SchemaBuilder from '@pothos/core'
import { LANGUAGES } from '#durable/rules/languages.ts'
import type { GraphQLContext } from './context.ts'

/**
 * The schema is written in code, in files named `*-graphql.ts` beside the noun. schema.graphql is printed from it and
 * is the contract. Fields are not nullable and arguments are required unless stated.
 */
export const builder = new SchemaBuilder<{
  Context: GraphQLContext
  DefaultFieldNullability: false
  DefaultInputFieldRequiredness: true
  Scalars: { Json: { Input: unknown; Output: unknown } }
}>({ defaultFieldNullability: false, defaultInputFieldRequiredness: true })

export const Lang = builder.enumType('Lang', { values: LANGUAGES })

builder.scalarType('Json', {
  description: 'Any JSON. A field says of what type it is.',
  serialize: (value) => value,
  parseValue: (value) => value,
})

/** A time as ISO 8601 in UTC. Inside the Worker times are epoch ms. */
export function isoTime(epochMs: number): string {
  return new Date(epochMs).toISOString()
}
