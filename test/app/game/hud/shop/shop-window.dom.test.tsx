import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { SHOP_WINDOW } from '#app/game/hud/shop/feature.ts'
import ShopWindow from '#app/game/hud/shop/shop-window.tsx'
import type { OwnedThing } from '#app/game/model/account/dog-queries.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'
import { openedWindow } from '#test/app/game/opened-window.tsx'
import { TEXTS } from '#test/app/site/rendered-page.tsx'

const HAT = { id: 3, ver: 1, kind: 'party-hat', slot: 'bag:0' }
const OWN = { id: 7, bones: 8, karma: 0, levelPoints: 0, lifepoints: 60, backpackSlots: 5 }

/** A shop in which the party hat is bought with the last bones. */
async function bought(language: Language = 'en', others: readonly OwnedThing[] = []) {
  const opened = openedWindow(SHOP_WINDOW, ShopWindow, {
    account: { own: OWN as never, things: others },
    room: 'hat-shop',
    language,
  })
  const { account, user, getByRole } = opened
  vi.spyOn(account, 'buy').mockImplementation(async () => {
    account.state.setState({ own: { ...OWN, bones: 0 } as never, things: [...others, HAT] })
    return { done: HAT.id }
  })
  const { shop } = TEXTS[language].late
  const name = { dk: 'Festhat', en: 'Party hat', no: 'Festhatt', se: 'Partyhatt' }[language]
  await user.click(getByRole('button', { name: new RegExp(`^${name}`) }))
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
