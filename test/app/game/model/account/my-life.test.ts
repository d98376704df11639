import { Kind, parse, print } from 'graphql'
import type { DocumentNode } from 'graphql'
import { expect, it } from 'vitest'
import { DOG_THINGS, FRIENDS, FROM_OTHERS, OWN_DOGS } from '#app/game/model/account/dog-queries.ts'
import { MY_LIFE } from '#app/game/model/account/my-life.ts'
import { DELIVERIES } from '#app/game/model/account/shop-queries.ts'
import { TRADE } from '#app/game/model/account/trade-queries.ts'
import { documentText } from '#app/graphql.ts'

it('asks for what the queries of the single topics ask for', () => {
  const single = [OWN_DOGS, DOG_THINGS, FRIENDS, DELIVERIES, FROM_OTHERS, TRADE].map((query) =>
    documentText<unknown, never>(query),
  )
  expect(fieldsOf(documentText(MY_LIFE)).toSorted()).toEqual(single.flatMap(fieldsOf).toSorted())
})

/** The fields at the root of a document, with all that they select. */
function fieldsOf(text: string): string[] {
  const { definitions }: DocumentNode = parse(text)
  return definitions.flatMap((one) =>
    one.kind === Kind.OPERATION_DEFINITION ? one.selectionSet.selections.map((field) => print(field)) : [],
  )
}
