import { expect } from 'vitest'
import { it } from './park-test.ts'

it('shows the typing and the emotes of others over the park', async ({ park }) => {
  const other = await park.bot({ dogs: ['Skriver'] })
  const visitor = await park.enters({ dogs: ['Føler'], language: 'dk' })
  await visitor.panes.putAway()
  const dots = visitor.page.locator('[class*="dots"]')
  expect(await dots.count()).toBe(0)
  const typed = dots.waitFor()
  other.send({ type: 'typing' })
  await typed
  const felt = visitor.page.locator('[class*="emote"][style*="visible"]').waitFor()
  other.send({ type: 'emote', emote: 'heart' })
  await felt
})
