import SchemaBuilder from '@pothos/core'
import { LANGUAGES } from '#durable/rules/languages.ts'
import type { GraphQLContext } from './context.ts'

/**
 * The schema is written in code, one file of types/ per noun; schema.graphql is what it prints to, and the contract.
 * Nothing is nullable and no argument optional unless said.
 */
export const builder = new SchemaBuilder<{
  Context: GraphQLContext
  DefaultFieldNullability: false
  DefaultInputFieldRequiredness: true
}>({ defaultFieldNullability: false, defaultInputFieldRequiredness: true })

export const Lang = builder.enumType('Lang', { values: LANGUAGES })

/** The field as ISO 8601 in UTC; inside, times are epoch ms. */
export function isoTime(epochMs: number): string {
  return new Date(epochMs).toISOString()
}
