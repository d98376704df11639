import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { SHOP_WINDOW } from '#app/game/hud/shop/feature.ts'
import ShopWindow from '#app/game/hud/shop/shop-window.tsx'
import type { OwnedThing } from '#app/game/model/account/dog-queries.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'
import { ApiServer } from '#test/app/api-server.ts'
import { openedWindow } from '#test/app/game/opened-window.tsx'
import { TEXTS } from '#test/app/site/rendered-page.tsx'

const HAT = { id: 3, ver: 1, kind: 'party-hat', slot: 'bag:0' }
const OWN = { id: 7, bones: 8, karma: 0, levelPoints: 0, lifepoints: 60, backpackSlots: 5 }

/** What the hat shop sells. */
const goodsFor = (price: number) => {
  const name = { dk: 'Festhat', en: 'Party hat', no: 'Festhatt', se: 'Partyhatt' }
  return [{ kind: 'party-hat', name: ({ language }: { language: Language }) => name[language], price, isRare: false }]
}
const SHELVES = { shopGoods: goodsFor(8) }

/** A shop in which the party hat is bought with the last bones. */
async function bought(language: Language = 'en', others: readonly OwnedThing[] = []) {
  new ApiServer(SHELVES)
  const opened = openedWindow(SHOP_WINDOW, ShopWindow, {
    account: { own: OWN as never, things: others },
    room: 'hat-shop',
    language,
  })
  const { account, user, getByRole, findByRole } = opened
  vi.spyOn(account, 'buy').mockImplementation(async () => {
    account.state.setState({ own: { ...OWN, bones: 0 } as never, things: [...others, HAT] })
    return { done: HAT.id }
  })
  const { shop } = TEXTS[language].late
  const name = { dk: 'Festhat', en: 'Party hat', no: 'Festhatt', se: 'Partyhatt' }[language]
  await user.click(await findByRole('button', { name: new RegExp(`^${name}`) }))
  await user.click(getByRole('button', { name: shop.buy }))
  const dialog = getByRole('dialog')
  return { ...opened, shop, dialog }
}

it.each(LANGUAGES)('says in %s that the hat is in the backpack, and not that bones are missing', async (language) => {
  const { shop, dialog } = await bought(language)
  expect(dialog.textContent).toContain(shop.bought)
  expect(dialog.textContent).not.toContain(shop.missing_other.replace('{{count}}', '8'))
})

it('[I4] puts the bought hat on with one press', async () => {
  const { account, user, shop, dialog, getByRole, queryByRole } = await bought()
  const wear = vi.spyOn(account, 'wear').mockResolvedValue({ done: true })
  await user.click(getByRole('button', { name: shop.putOn }))
  expect(wear).toHaveBeenCalledWith(HAT)
  act(() => account.state.setState({ things: [{ ...HAT, slot: 'hat' }] }))
  expect(dialog.textContent).toContain(shop.worn)
  expect(queryByRole('button', { name: shop.putOn })).toBeNull()
})

it('[I4] names the hat that is on the head already', async () => {
  const { user, shop, dialog, getByRole } = await bought('en', [{ id: 4, ver: 1, kind: 'beanie', slot: 'hat' }])
  await user.click(getByRole('button', { name: shop.putOn }))
  expect(dialog.textContent).toContain('On its head already: Beanie. Take that off first.')
})

it('[ED7] shows a new price as soon as the park says that the shop has changed, and buys for the price that is shown', async () => {
  const server = new ApiServer(SHELVES)
  const { account, user, findByRole, findAllByText, getByRole } = openedWindow(SHOP_WINDOW, ShopWindow, {
    account: { own: { ...OWN, bones: 50 } as never, things: [], deliveries: [] },
    room: 'hat-shop',
  })
  await user.click(await findByRole('button', { name: 'Party hat, 8 bones' }))
  server.fields = { shopGoods: goodsFor(33) }
  act(() => account.state.setState({ deliveries: [] }))
  expect(await findByRole('button', { name: 'Party hat, 33 bones' })).toBeTruthy()
  expect(await findAllByText(/33 bones/)).toHaveLength(2)
  const buy = vi.spyOn(account, 'buy').mockResolvedValue({ refusal: 'price-changed' })
  await user.click(getByRole('button', { name: TEXTS.en.late.shop.buy }))
  expect(buy).toHaveBeenCalledWith('party-hat', 33)
  expect(getByRole('dialog').textContent).toContain(TEXTS.en.refusals['price-changed'])
})

it('offers to ask again where the goods could not be fetched', async () => {
  const server = new ApiServer({})
  const { user, findByRole } = openedWindow(SHOP_WINDOW, ShopWindow, {
    account: { own: OWN as never },
    room: 'hat-shop',
  })
  const again = await findByRole('button', { name: TEXTS.en.game.life.again })
  server.fields = SHELVES
  await user.click(again)
  expect(await findByRole('button', { name: 'Party hat, 8 bones' })).toBeTruthy()
})
