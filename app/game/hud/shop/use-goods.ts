import { useEffect, useState } from 'react'
import { request } from '#app/api.ts'
import { useAccountState } from '#app/game/hud/account/use-account.ts'
import { SHOP_GOODS } from '#app/game/model/account/shop-queries.ts'
import type { ShopGood } from '#app/game/model/account/shop-queries.ts'
import type { Language } from '#durable/rules/languages.ts'

/** The goods of a shop; null until they are known. */
export type Goods = { goods: readonly ShopGood[] | null; hasFailed: boolean; again: () => void }

/** What a shop sells now. It is asked for with the deliveries: at first, and when the park says that something has changed there. */
export function useGoods(room: string, language: Language): Goods {
  const deliveries = useAccountState((state) => state.deliveries)
  const [goods, setGoods] = useState<readonly ShopGood[] | null>(null)
  const [hasFailed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isOver = false
    const got = (known: readonly ShopGood[] | null) => {
      if (isOver) return
      setFailed(known === null)
      if (known) setGoods(known)
    }
    request(SHOP_GOODS, { room, language }).then(
      ({ shopGoods }) => got(shopGoods),
      () => got(null),
    )
    return () => {
      isOver = true
    }
  }, [room, language, deliveries, tries])
  return { goods, hasFailed: hasFailed && goods === null, again: () => setTries((count) => count + 1) }
}
