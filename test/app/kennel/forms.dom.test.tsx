import { waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearSession, storeNewUserCredential } from '#app/session.ts'
import { REFUSAL_TEXTS } from '#durable/protocol/refusal-texts.ts'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { TEXTS } from '#test/app/site/rendered-page.tsx'
import { aServer } from './account/a-server.ts'
import { aMyDog } from './my-dog.ts'
import { anAnswer, kennelAt, openedKennel } from './opened-kennel.tsx'

const { account, ban, changeUsername, choose, coat, colour, newDog, newUser, rebirth, report, signIn } = TEXTS.en.kennel
const { site, words } = TEXTS.en
const FREE = ['Bella Fjord', 'Bellavik', 'Bella Sol']
const SIGNED_IN = { GoogleLogin: () => ({ data: { googleLogin: { newUser: false, token: 'fresh' } } }) }

let assign = vi.fn((_address: string | URL) => {})
beforeEach(() => {
  assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

type Page = ReturnType<typeof kennelAt>

function typedIn(field: HTMLElement): string | null {
  return field instanceof HTMLInputElement ? field.value : null
}

/** Signs in again in the dialog of a page whose session has ended. */
async function signsInAgain({ user, findByRole, getByRole }: Page) {
  await findByRole('dialog', { name: signIn.again })
  await user.type(getByRole('textbox', { name: new RegExp(site.signIn.email) }), 'a@b.test')
  await user.click(getByRole('button', { name: site.signIn.submit }))
}

/** What refuses a request until somebody has signed in again, and then answers it; `sent` lists what came through. */
function afterSignIn(data: object) {
  let isEnded = true
  const sent: Record<string, unknown>[] = []
  return {
    sent,
    answer: (variables: Record<string, unknown>) => {
      if (isEnded) {
        isEnded = false
        return { code: 'not-signed-in' }
      }
      sent.push(variables)
      return { data }
    },
  }
}

describe('a username at the first sign-in', () => {
  const taken = { valid: 'usernameTaken', token: null, freeNames: FREE }

  it.each(LANGUAGES)('that staff are called says so, and one that is taken offers free ones: %s', async (language) => {
    const answers = [{ ...taken, valid: 'reservedUsername', freeNames: [] }, taken]
    aServer({ CreateUser: () => ({ data: { createUser: answers.shift() } }) })
    clearSession()
    storeNewUserCredential('an ID token')
    const { newUser: texts, name } = TEXTS[language].kennel
    const { user, findByRole, getByRole } = kennelAt('/h5/new-user', language)
    const field = await findByRole('textbox', { name: new RegExp(texts.username) })
    await user.click(getByRole('checkbox'))
    await user.type(field, 'Ingrid{Enter}')
    const dialog = within(await findByRole('dialog', { name: texts.title }))
    dialog.getByText(TEXTS[language].refusals['name-reserved'])
    await user.click(dialog.getByRole('button', { name: TEXTS[language].words.ok }))
    await user.type(field, '{Enter}')
    const again = within(await findByRole('dialog', { name: texts.title }))
    again.getByText(TEXTS[language].refusals['username-taken'])
    again.getByText(name.free)
    for (const free of FREE) getByRole('button', { name: free })
  })

  it('is one of the free ones after one click, and a dog comes next', async () => {
    const sent: unknown[] = []
    const createUser = (variables: Record<string, unknown>) => {
      sent.push(variables['username'])
      return { data: { createUser: sent.length === 1 ? taken : { valid: 'none', token: 'fresh', freeNames: [] } } }
    }
    const NewDogOffer = () => ({ data: { newDog: { token: 'a', color: '#e9b877', shadowColor: '#a38153' } } })
    aServer({ MyKennel: () => anAnswer(), CreateUser: createUser, NewDogOffer })
    clearSession()
    storeNewUserCredential('an ID token')
    const page = kennelAt('/h5/new-user')
    await page.user.type(await page.findByRole('textbox', { name: new RegExp(newUser.username) }), 'Maja')
    await page.user.click(page.getByRole('checkbox'))
    await page.user.click(page.getByRole('button', { name: newUser.ok }))
    await page.user.click(await page.findByRole('button', { name: FREE[0] }))
    await page.findByRole('heading', { level: 1, name: newDog.title })
    expect(sent).toEqual(['Maja', FREE[0]])
  })
})

describe('a new dog', () => {
  const offers = [{ token: 'a', color: '#e9b877', shadowColor: '#a38153' }]
  const NewDogOffer = () => ({ data: { newDog: { ...offers[0] } } })

  it('with a reserved name is offered free ones, each for one click, and then is in the park', async () => {
    const sent: unknown[] = []
    const page = openedKennel('/h5/choose/new', {
      NewDogOffer,
      NewDog: (variables) => {
        sent.push(variables)
        const refused = { dogId: null, message: REFUSAL_TEXTS['name-reserved'].se, freeNames: FREE }
        return { data: { newDog: sent.length === 1 ? refused : { dogId: 6, message: null, freeNames: [] } } }
      },
    })
    await page.user.type(await page.findByRole('textbox', { name: new RegExp(newDog.name) }), 'Moderator')
    await page.user.click(page.getByRole('button', { name: newDog.ok }))
    // The server has written in the language of the account.
    await page.findByText(TEXTS.en.refusals['name-reserved'])
    await page.user.click(page.getByRole('button', { name: FREE[0] }))
    await waitFor(() => expect(page.address()).toBe('/h5/client?id=6'))
    expect(sent).toEqual([
      { name: 'Moderator', token: 'a', dogId: null },
      { name: FREE[0], token: 'a', dogId: null },
    ])
  })

  it('of an offer that is over gets another offer, and keeps its name', async () => {
    const refused = { dogId: null, message: REFUSAL_TEXTS['offer-expired'].en, freeNames: [] }
    const page = openedKennel('/h5/choose/new', { NewDogOffer, NewDog: () => ({ data: { newDog: refused } }) })
    const field = await page.findByRole('textbox', { name: new RegExp(newDog.name) })
    await page.user.type(field, 'Bella')
    await page.user.click(page.getByRole('button', { name: newDog.ok }))
    await page.findByText(TEXTS.en.refusals['offer-expired'])
    await waitFor(() => expect(page.asked.filter((name) => name === 'NewDogOffer')).toHaveLength(2))
    expect(typedIn(field)).toBe('Bella')
  })

  it('takes the place of one that is to be reborn, once that was confirmed', async () => {
    const page = openedKennel('/h5/choose', { NewDogOffer })
    await page.user.click(await page.findByRole('button', { name: TEXTS.en.kennel.bar.kill }))
    await page.user.click(page.getByRole('button', { name: choose.rebirth }))
    const dialog = await page.findByRole('dialog', { name: rebirth.title })
    await page.user.click(within(dialog).getByRole('button', { name: rebirth.confirm }))
    await page.findByText(newDog.rebirthTitle.replace('{{name}}', 'Bella'))
    expect(page.address()).toBe('/h5/choose/new/1')
  })

  it('finds no place where there is none', async () => {
    openedKennel('/h5/choose/new', { MyKennel: () => anAnswer({ maxDogs: 1 }) })
    await waitFor(() => expect(assign.mock.calls).toEqual([['/h5/choose']]))
  })
})

it('keeps an unsaved coat over a reload, and over the end of the session', async () => {
  const { sent, answer } = afterSignIn({ setDogColor: { id: 1 } })
  const first = openedKennel('/h5/choose/color/1', { SetDogColor: answer, ...SIGNED_IN })
  await first.user.click(await first.findByRole('button', { name: coat.violet }))
  first.unmount()
  const page = kennelAt('/h5/choose/color/1')
  const violet = await page.findByRole('button', { name: coat.violet })
  await waitFor(() => expect(violet.getAttribute('aria-pressed')).toBe('true'))
  await page.user.click(page.getByRole('button', { name: colour.save }))
  await signsInAgain(page)
  await page.findByRole('heading', { level: 1, name: choose.title })
  expect(sent).toEqual([expect.objectContaining({ dogId: 1, color: expect.stringMatching(/^#[\da-f]{6}$/) })])
  await page.goTo('/h5/choose/color/1')
  const again = await page.findByRole('button', { name: coat.violet })
  expect(again.getAttribute('aria-pressed')).toBe('false')
})

it('keeps a typed username over a reload, and over the end of the session', async () => {
  const done = { success: true, message: null, freeNames: [], nextAt: null }
  const { sent, answer } = afterSignIn({ setUsername: done })
  const NextUsername = () => ({ data: { myUser: { nextUsernameAt: null } } })
  const first = openedKennel('/h5/change-username', { NextUsername, SetUsername: answer, ...SIGNED_IN })
  const field = await first.findByRole('textbox', { name: new RegExp(newUser.username) })
  await first.user.clear(field)
  await first.user.type(field, 'Skumfidus')
  first.unmount()
  const page = kennelAt('/h5/change-username')
  const kept = await page.findByRole('textbox', { name: new RegExp(newUser.username) })
  await waitFor(() => expect(typedIn(kept)).toBe('Skumfidus'))
  await page.user.click(page.getByRole('button', { name: words.ok }))
  await signsInAgain(page)
  await page.findByRole('heading', { level: 1, name: choose.title })
  expect(sent).toEqual([{ username: 'Skumfidus' }])
})

it('[N14] says from when a username may change that was changed too soon', async () => {
  const refused = { success: false, message: 'x', freeNames: [], nextAt: '2026-12-05T12:00:00.000Z' }
  const page = openedKennel('/h5/change-username', {
    NextUsername: () => ({ data: { myUser: { nextUsernameAt: null } } }),
    SetUsername: () => ({ data: { setUsername: refused } }),
  })
  await page.user.click(await page.findByRole('button', { name: words.ok }))
  const dialog = await page.findByRole('dialog', { name: changeUsername.title })
  within(dialog).getByText(changeUsername.again.replace('{{day}}', '5 December 2026'))
})

it('[S9] says at the dogs that the account will be deleted, until the user has kept it', async () => {
  let isLeaving = true
  const replies = [{ code: 'unexpected' }, { data: { keepMyAccount: true } }]
  const page = openedKennel('/h5/choose', {
    MyKennel: () => anAnswer({}, { deletedFrom: isLeaving ? '2026-12-05T12:00:00.000Z' : null }),
    KeepMyAccount: () => {
      const [reply] = replies.splice(0, 1)
      isLeaving = reply !== undefined && 'code' in reply
      return reply ?? { code: 'unexpected' }
    },
  })
  await page.user.click(await page.findByRole('button', { name: account.keep }))
  const failure = await page.findByRole('dialog', { name: account.title })
  within(failure).getByText(site.signIn.unreachable)
  await page.user.click(within(failure).getByRole('button', { name: words.ok }))
  await page.user.click(page.getByRole('button', { name: account.keep }))
  await waitFor(() => expect(page.queryByRole('button', { name: account.keep })).toBeNull())
})

describe('somebody who is banned', () => {
  const UNEXPLAINED = { isClosed: false, isForGood: false, origin: 'Reported.', facts: null }
  const BAN = { id: 1, endsAt: '2026-12-05T12:00:00.000Z', reason: 'Rude at the fountain', ...UNEXPLAINED }
  const SANCTION = { id: 1, at: '2026-12-04T12:00:00.000Z', seconds: 300, reason: BAN.reason, isDoubled: false }
  const MyRecord = () => ({ data: { myRecord: [{ ...SANCTION, liftedAt: null, appealedAt: null, answer: null }] } })

  it.each(LANGUAGES)('reads why at the dogs, and no dog goes to the park: %s', async (language) => {
    const page = openedKennel('/h5/choose', { MyKennel: () => anAnswer({ activeBan: BAN }), MyRecord }, language)
    await page.findByText(TEXTS[language].kennel.ban.reason.replace('{{reason}}', BAN.reason))
    const key = page.getByRole('button', { name: TEXTS[language].kennel.choose.enter })
    expect(key.title).toBe(TEXTS[language].kennel.choose.banned)
  })

  it('appeals in words, which a reload and a refusal keep', async () => {
    const sent: unknown[] = []
    const first = openedKennel('/h5/choose', {
      MyKennel: () => anAnswer({ activeBan: BAN }),
      MyRecord,
      Appeal: (variables) => (sent.push(variables) === 1 ? { code: 'too-often' } : { data: { appeal: true } }),
    })
    await first.user.click(await first.findByRole('button', { name: ban.appeal }))
    await first.user.type(first.getByRole('textbox', { name: ban.appealWords }), 'A joke')
    first.unmount()
    const page = kennelAt('/h5/choose')
    const field = await page.findByRole('textbox', { name: ban.appealWords })
    await page.user.click(page.getByRole('button', { name: ban.send }))
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(typedIn(field)).toBe('A joke')
    await page.user.click(page.getByRole('button', { name: ban.send }))
    await page.findByText(ban.appealed)
    expect(sent).toEqual([1, 2].map(() => ({ banId: 1, words: 'A joke' })))
  })

  it('reads the answer to the appeal, and the earlier kicks', async () => {
    const earlier = { ...SANCTION, id: 0, seconds: 0, reason: 'Spam', liftedAt: null, appealedAt: null, answer: null }
    const answered = { ...SANCTION, liftedAt: null, appealedAt: SANCTION.at, answer: 'It stays' }
    const page = openedKennel('/h5/choose', {
      MyKennel: () => anAnswer({ activeBan: BAN }),
      MyRecord: () => ({ data: { myRecord: [answered, earlier] } }),
    })
    await page.findByText(ban.answer.replace('{{answer}}', 'It stays'))
    expect(page.getByText(/Spam/).textContent).toContain(ban.kick)
    expect(page.queryByRole('button', { name: ban.appeal })).toBeNull()
  })

  it('goes in again once the ban is over', async () => {
    const page = openedKennel('/h5/choose')
    const way = await page.findByRole('link', { name: choose.enter })
    expect(way.getAttribute('href')).toBe('/h5/client?id=1')
    expect(page.queryByRole('alert')).toBeNull()
  })
})

it('tells the outcome of a report at the dogs, and that it was read', async () => {
  const seen: unknown[] = []
  const page = openedKennel('/h5/choose', {
    MyKennel: () => anAnswer({}, { reportOutcomes: [{ id: 7, dogName: 'Frida', outcome: 'acted' }] }),
    SeeReportOutcomes: (variables) => {
      seen.push(variables)
      return { data: { seeReportOutcomes: true } }
    },
  })
  await page.findByText(report.toldOf.replace('{{name}}', 'Frida').replace('{{outcome}}', report.outcome.acted))
  await waitFor(() => expect(seen).toEqual([{ ids: [7] }]))
})

it.each(LANGUAGES)('[N12] says why the name of a dog was taken, until another is chosen: %s', async (language) => {
  const texts = TEXTS[language].kennel.takenName
  const name = {
    dogId: 1,
    former: 'Staff',
    given: 'Pelle',
    fault: 'another',
    origin: 'Reported.',
    until: '2026-12-05T12:00:00.000Z',
  } as const
  const chosen: unknown[] = []
  const page = openedKennel(
    '/h5/choose',
    {
      MyKennel: () => anAnswer({ givenNames: chosen.length < 2 ? [name] : [] }),
      RenameDog: (variables) => {
        const isFirst = chosen.push(variables['name']) === 1
        const refused = { dogId: null, message: REFUSAL_TEXTS['name-unfit'].dk, freeNames: FREE }
        return { data: { renameDog: isFirst ? refused : { dogId: 1, message: null, freeNames: [] } } }
      },
    },
    language,
  )
  await page.findByText(texts.fault.another, { exact: false })
  const field = page.getByRole('textbox', { name: new RegExp(texts.newName.replace('{{name}}', 'Pelle')) })
  await page.user.type(field, 'Ond')
  await page.user.click(page.getByRole('button', { name: texts.save }))
  await page.findByText(TEXTS[language].refusals['name-unfit'])
  await page.user.click(page.getByRole('button', { name: FREE[1] }))
  await waitFor(() => expect(page.queryByText(texts.fault.another, { exact: false })).toBeNull())
  expect(chosen).toEqual(['Ond', FREE[1]])
})

describe('the way to these pages', () => {
  it.each([
    ['/h5/new-user', 'to the start page without a sign-in', null, '/'],
    ['/h5/new-user', 'to the dogs of whoever has an account', 'secret', '/h5/choose'],
    ['/h5/choose', 'to the start page without a sign-in', null, '/'],
  ])('leads from %s %s', async (path, _way, session, to) => {
    aServer({ MyKennel: () => anAnswer() })
    if (session === null) clearSession()
    kennelAt(path)
    await waitFor(() => expect(assign).toHaveBeenCalledWith(to))
  })

  it('leads to the start page when the session has ended, which is then forgotten', async () => {
    openedKennel('/h5/choose', { MyKennel: () => ({ data: { ...anAnswer().data, myUser: null } }) })
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/'))
    expect(localStorage.getItem('voffpark.session')).toBeNull()
  })

  it('leads whoever has no dog to the making of one', async () => {
    const NewDogOffer = () => ({ data: { newDog: { token: 'a', color: '#e9b877', shadowColor: '#a38153' } } })
    const page = openedKennel('/h5/choose', { MyKennel: () => anAnswer({ dogs: [] }), NewDogOffer })
    await page.findByRole('heading', { level: 1, name: newDog.title })
  })

  it('says of the dog of somebody else that it is not theirs, and lets a dead one rest', async () => {
    const dogs = [aMyDog({ isDead: true })]
    const page = openedKennel('/h5/choose/color/9', { MyKennel: () => anAnswer({ dogs }) })
    await page.findByText(colour.notYoursText)
    await page.goTo('/h5/choose/color/1')
    await waitFor(() => expect(page.queryByText(colour.notYoursText)).toBeNull())
    expect(page.queryByRole('button', { name: colour.save })).toBeNull()
  })

  it.each(LANGUAGES)('says that the park does not answer, and offers to try again: %s', async (language) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const page = openedKennel('/h5/choose', { MyKennel: () => ({ code: 'unexpected' }) }, language)
    expect((await page.findByRole('alert')).textContent).toBe(TEXTS[language].site.signIn.unreachable)
    page.getByRole('button', { name: TEXTS[language].site.failure.retry })
  })
})
