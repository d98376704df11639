import type { ResultOf } from 'gql.tada'
import { useEffect, useState } from 'react'
import { request } from '#app/api.ts'
import { graphql } from '#app/graphql.ts'
import { CATALOGUE } from '#durable/rules/items/catalogue.ts'
import type { ItemKind } from '#durable/rules/items/item-kind.ts'

const CHANGED_THINGS = graphql(`
  query ChangedThings {
    changedThings {
      kind
      dk: name(language: dk)
      en: name(language: en)
      no: name(language: no)
      se: name(language: se)
      price
      isRare
      isSold
    }
  }
`)

type Changed = ResultOf<typeof CHANGED_THINGS>['changedThings'][number]

/** All kinds of things, called, priced and sold as administrators have published them; until that is known, as in the code. */
export function useKinds(): readonly ItemKind[] {
  const [kinds, setKinds] = useState(CATALOGUE)
  useEffect(() => {
    let isGone = false
    request(CHANGED_THINGS, {}).then(
      ({ changedThings }) => isGone || setKinds(kindsWith(changedThings)),
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [])
  return kinds
}

function kindsWith(changed: readonly Changed[]): readonly ItemKind[] {
  const of = new Map(changed.map((one) => [one.kind, one]))
  return CATALOGUE.map((kind) => {
    const now = of.get(kind.key)
    if (!now) return kind
    const { dk, en, no, se, price, isRare, isSold } = now
    const { isRare: _, ...same } = kind
    return { ...same, name: { dk, en, no, se }, price: isSold ? price : null, ...(isRare && { isRare }) }
  })
}
