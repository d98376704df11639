import { waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { TEXTS } from '#test/app/site/rendered-page.tsx'
import { anAnswer, openedKennel } from './opened-kennel.tsx'

afterEach(() => vi.unstubAllGlobals())

const PATH = '/h5/account/supporter'
const { support, bar, tier } = TEXTS.en.kennel
const GOLD = {
  ...{ tier: 'Gold', since: '2025-09-03T00:00:00Z', months: 14, until: null },
  ...{ shown: false, heart: true, heartsDogId: null, isWaiting: false, lookedAt: null, isListed: false },
}

const named = (text: string) => new RegExp(text.replace(/[()]/g, '\\$&'))
const mySupport = (changes: Partial<Record<keyof typeof GOLD, unknown>> = {}) => {
  return () => ({ data: { supporterLink: { ...GOLD, ...changes } } })
}

it('tells a supporter the tier by its word, and leads there from the bar', async () => {
  const MyKennel = () => anAnswer({}, { tier: 'Gold' })
  const page = openedKennel(PATH, { MyKennel, MySupport: mySupport() })
  const word = bar.supporter.replace('{{tier}}', tier.Gold)
  await page.findByRole('heading', { name: word })
  expect(page.getByRole('img', { name: word })).not.toBeNull()
  expect(page.getByRole('link', { name: word }).getAttribute('href')).toBe(PATH)
  expect(page.container.textContent).toContain('For 14 months, since 3 September 2025')
})

it('[SU1] asks before a supporter is shown on the front page, and sends the answer alone', async () => {
  const sent: unknown[] = []
  const SetSupporterShown = (variables: Record<string, unknown>) => {
    sent.push(variables)
    return { data: { setSupporterShown: true } }
  }
  const page = openedKennel(PATH, { MySupport: mySupport(), SetSupporterShown })
  const box = await page.findByRole('checkbox', { name: named(support.seenPage) })
  expect(box).toHaveProperty('checked', false)
  await page.user.click(box)
  await waitFor(() => expect(sent).toEqual([{ shown: true }]))
  await page.user.click(page.getByRole('checkbox', { name: named(support.seenHeart) }))
  await waitFor(() => expect(sent).toEqual([{ shown: true }, { heart: false }]))
})

it('[SU5] lends the hearts to the dog that is chosen, and says if they have to wait', async () => {
  let isGiven = false
  const GiveSupporterHearts = () => {
    isGiven = true
    return { data: { giveSupporterHearts: { hasRoom: false } } }
  }
  const MyKennel = () => anAnswer()
  const dog = anAnswer().data.myUser.dogs[0]!
  const MySupport = () => mySupport(isGiven ? { heartsDogId: dog.id, isWaiting: true } : {})()
  const page = openedKennel(PATH, { MyKennel, MySupport, GiveSupporterHearts })
  await page.findByText(support.choose)
  await page.user.click(page.getByRole('radio', { name: dog.name }))
  await page.findByText(support.waits.replace('{{name}}', dog.name))
})

it('offers nothing to set to who does not support the park', async () => {
  const page = openedKennel(PATH, { MySupport: () => ({ data: { supporterLink: null } }) })
  await page.findByRole('heading', { name: support.thanks })
  expect(page.queryByRole('checkbox')).toBeNull()
})

const CONNECTED = { ...GOLD, lookedAt: '2026-11-28T00:00:00Z' }
const connecting = (path: string, answers: Parameters<typeof openedKennel>[1]) =>
  openedKennel(path, answers, 'en', { canConnect: true })

it('[SU6] asks the starter before what was found is connected, with nothing shown unless it is ticked', async () => {
  const asked: unknown[] = []
  let isDone = false
  const page = connecting(`${PATH}#link=secret`, {
    MySupport: () => ({ data: { supporterLink: isDone ? CONNECTED : null } }),
    FoundPatreonLink: (variables) => {
      asked.push(variables)
      return { data: { foundPatreonLink: { tier: 'Gold', since: GOLD.since } } }
    },
    FinishPatreonLink: (variables) => {
      asked.push(variables)
      isDone = true
      return { data: { finishPatreonLink: true } }
    },
  })
  await page.findByText(/^Patreon says: Gold, since 3 September 2025\. Connect it with Selina\?$/)
  expect(page.address()).toBe(PATH)
  await page.user.click(page.getByRole('button', { name: support.yes }))
  await page.findByText(new RegExp(support.notPayments))
  expect(asked).toEqual([{ code: 'secret' }, { code: 'secret', shown: false, heart: true }])
})

it.each([
  ['not-begun-here', TEXTS.en.refusals['not-begun-here']],
  ['said-no', support.saidNo],
  ['platform-silent', support.silent],
])('says what has gone wrong: %s', async (problem, words) => {
  const page = connecting(`${PATH}#problem=${problem}`, { MySupport: () => ({ data: { supporterLink: null } }) })
  await page.findByText(words)
  expect(page.getByRole('button', { name: support.connect })).not.toBeNull()
})

it('offers no connection where there is no platform', async () => {
  const page = openedKennel(PATH, { MySupport: () => ({ data: { supporterLink: null } }) })
  await page.findByRole('heading', { name: support.thanks })
  expect(page.queryByText(support.connectText)).toBeNull()
  expect(page.queryByRole('link', { name: bar.connect })).toBeNull()
})

it('[SU7] disconnects, and says that payments go on', async () => {
  let isConnected = true
  const page = connecting(PATH, {
    MySupport: () => ({ data: { supporterLink: isConnected ? CONNECTED : { ...GOLD, tier: 'Inactive' } } }),
    DisconnectPatreon: () => {
      isConnected = false
      return { data: { disconnectPatreon: true } }
    },
  })
  await page.findByText(support.notPayments)
  await page.user.click(page.getByRole('button', { name: support.disconnect }))
  await page.findByText(support.connectText)
})

it.each([
  ['silent', support.silent],
  ['soon', support.lookSoon],
])('[SU8] says that Patreon is %s when it is to look again', async (look, words) => {
  const page = connecting(PATH, {
    MySupport: mySupport({ lookedAt: CONNECTED.lookedAt, isListed: true }),
    LookAtMySupport: () => ({ data: { lookAtMySupport: look } }),
  })
  await page.user.click(await page.findByRole('button', { name: support.look }))
  await page.findByText(words)
})

it('[SU8] takes the heart off the page once Patreon was asked again', async () => {
  let hasLooked = false
  const page = connecting(PATH, {
    MySupport: () => mySupport({ ...CONNECTED, isListed: true, tier: hasLooked ? 'Inactive' : 'Gold' })(),
    LookAtMySupport: () => {
      hasLooked = true
      return { data: { lookAtMySupport: 'looked' } }
    },
  })
  await page.user.click(await page.findByRole('button', { name: support.look }))
  await page.findByText(support.noTier)
  expect(page.queryByText(support.openDemo)).toBeNull()
})

it('shows what has changed when somebody comes back from the page of the platform', async () => {
  let changes: Parameters<typeof mySupport>[0] = {}
  const page = openedKennel(PATH, {
    MyKennel: () => anAnswer({}, { tier: 'Gold' }),
    MySupport: () => mySupport(changes)(),
  })
  await page.findByRole('button', { name: support.openDemo })
  changes = { tier: 'Inactive' }
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(page.queryByRole('button', { name: support.openDemo })).toBeNull())
})
