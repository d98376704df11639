import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useAccountState } from '#app/game/hud/account/use-account.ts'
import { ThingFoot } from '#app/game/hud/bag/thing-foot.tsx'
import type { Game } from '#app/game/model/game/game.ts'
import { en } from '#app/locales/messages.ts'
import { openedInPark } from '#test/app/game/opened-window.tsx'

const FLOWER = { id: 3, ver: 1, kind: 'flower', slot: 'bag:0' }
const { bag } = en.late

function Foot({ game }: { game: Game }) {
  return <ThingFoot game={game} thing={useAccountState(({ things }) => things?.[0] ?? null)} />
}

function opened() {
  return openedInPark((game) => <Foot game={game} />, { account: { things: [FLOWER] } })
}

it('[I4] moves a thing no further until the page knows where it is now', async () => {
  const { account, user, getByRole } = opened()
  vi.spyOn(account, 'carry').mockResolvedValue({ done: true })
  const isDisabled = (name: string) => getByRole('button', { name }).matches(':disabled')
  await user.click(getByRole('button', { name: bag.takeOut }))
  expect(isDisabled(bag.putOn)).toBe(true)
  act(() => account.state.setState({ things: [{ ...FLOWER, ver: 2, slot: 'back' }] }))
  expect(isDisabled(bag.putOn)).toBe(false)
})

it('[I4] lets a thing be moved again after a refusal', async () => {
  const { account, user, getByRole } = opened()
  vi.spyOn(account, 'carry').mockResolvedValue({ refusal: 'place-taken' })
  await user.click(getByRole('button', { name: bag.takeOut }))
  expect(getByRole('button', { name: bag.takeOut }).matches(':disabled')).toBe(false)
})
