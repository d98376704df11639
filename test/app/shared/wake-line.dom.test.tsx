import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SESSION_KEY } from '#app/session.ts'
import { RETRY, TROUBLE_ID } from '#app/shared/late/late-ids.ts'
import { LateTrouble } from '#app/shared/late/late-trouble.tsx'
import { AWAKE, LATE_ID, wakeLine } from '#app/shared/wake-line.ts'
import { LANGUAGE_COOKIE, VISIT_LANGUAGE_COOKIE } from '#durable/rules/languages.ts'
import { openedPage } from '#test/app/opened-page.tsx'

let inserted: HTMLScriptElement[]
let reload: ReturnType<typeof vi.fn<() => void>>
/** Whether the server answers. */
let isServerThere: boolean
beforeEach(() => {
  vi.useFakeTimers()
  inserted = []
  reload = vi.fn<() => void>()
  isServerThere = false
  vi.spyOn(document.head, 'append').mockImplementation((...scripts: unknown[]) => {
    inserted.push(...scripts.filter((script) => script instanceof HTMLScriptElement))
    return document.head
  })
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  vi.stubGlobal('fetch', async () => {
    if (!isServerThere) throw new TypeError('Failed to fetch')
    return Response.json({})
  })
})
afterEach(async () => {
  // The line of a page that is awake does nothing more.
  window.dispatchEvent(new Event(AWAKE))
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A page with a form and a button, whose scripts have not started. */
function aPage(wakes: 'by-sign' | 'at-once' = 'by-sign') {
  const submitted = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const pressed = vi.fn()
  const page = openedPage(
    <>
      <form onSubmit={submitted}>
        <input name="email" defaultValue="" />
      </form>
      <button type="button" onClick={pressed}>
        Key
      </button>
      <LateTrouble />
      <script id={LATE_ID} type="text/plain" data-ahead="/assets/a.js" data-wakes={wakes} />
    </>,
  )
  const own = document.createElement('script')
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(own)
  new Function(wakeLine())()
  return { ...page, submitted, pressed, form: document.forms[0] as HTMLFormElement }
}

function isSaid(): boolean {
  return document.getElementById(TROUBLE_ID)?.hidden === false
}

function lose() {
  inserted.at(-1)?.dispatchEvent(new Event('error'))
}

function refuseEntry() {
  const event = Object.assign(new Event('unhandledrejection'), {
    reason: new TypeError('Failed to fetch dynamically imported module: /assets/entry.js'),
  })
  window.dispatchEvent(event)
}

describe.each([
  ['a script of it', lose],
  ['its entry', refuseEntry],
])('a page that lost %s', (_, loses) => {
  it('says so, and does what was pressed once the net is back', async () => {
    const { form, submitted } = aPage()
    form.requestSubmit()
    expect(inserted).toHaveLength(1)
    loses()
    expect(isSaid()).toBe(true)
    expect(submitted).not.toHaveBeenCalled()
    window.dispatchEvent(new Event('online'))
    expect(inserted).toHaveLength(2)
    window.dispatchEvent(new Event(AWAKE))
    await vi.advanceTimersByTimeAsync(1)
    expect(submitted).toHaveBeenCalledOnce()
    expect(isSaid()).toBe(false)
  })
})

it('says within 10 s that the scripts do not come', async () => {
  aPage('at-once')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(isSaid()).toBe(true)
})

it('tries again by itself, and by the key beside the words', async () => {
  const { getByText } = aPage('at-once')
  lose()
  await vi.advanceTimersByTimeAsync(20_000)
  expect(inserted).toHaveLength(2)
  lose()
  getByText('Try again').click()
  expect(inserted).toHaveLength(3)
  getByText('Close').click()
  expect(isSaid()).toBe(false)
})

it('asks once for scripts that are on their way', () => {
  aPage('at-once')
  window.dispatchEvent(new Event('online'))
  window.dispatchEvent(new Event(RETRY))
  expect(inserted).toHaveLength(1)
})

it('loads a page anew whose scripts are gone though the server is there, and does there what was pressed', async () => {
  const before = aPage()
  const field = before.form.querySelector('input') as HTMLInputElement
  await typed(field, 'a@park.test')
  before.form.requestSubmit()
  isServerThere = true
  lose()
  await vi.advanceTimersByTimeAsync(5000)
  lose()
  await vi.advanceTimersByTimeAsync(0)
  expect(reload).toHaveBeenCalledOnce()
  before.unmount()

  const { form, submitted } = aPage()
  expect(inserted, 'starts at once').toHaveLength(3)
  window.dispatchEvent(new Event(AWAKE))
  await vi.advanceTimersByTimeAsync(1)
  expect(submitted).toHaveBeenCalledOnce()
  expect(form.querySelector('input')?.value).toBe('a@park.test')
})

it('keeps what was typed into a text area that the server had filled, before the page was awake', async () => {
  const area = <textarea name="words" defaultValue="Too short" />
  const root = document.createElement('div')
  const field = document.createElement('textarea')
  field.name = 'words'
  field.defaultValue = 'Too short'
  root.appendChild(field)
  document.body.appendChild(root)
  aPage()
  await typed(field, 'Long enough now.')
  const hydrated = await act(async () => hydrateRoot(root, area))
  window.dispatchEvent(new Event(AWAKE))
  await vi.advanceTimersByTimeAsync(1)
  expect(field.value).toBe('Long enough now.')
  await act(async () => hydrated.unmount())
  root.remove()
})

it('sends what was typed into a text area, if React has set that back before the page was awake', () => {
  aPage()
  const form = document.createElement('form')
  form.action = '/report'
  const field = document.createElement('textarea')
  field.defaultValue = 'too short'
  form.appendChild(field)
  document.body.appendChild(form)
  field.value = 'what the visitor has typed by now'
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.value = 'too short'
  let sent = ''
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    sent = field.value
  })
  form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  expect(sent).toBe('what the visitor has typed by now')
  form.remove()
})

it('does not load a page anew that is being left', async () => {
  isServerThere = true
  aPage('at-once')
  lose()
  window.dispatchEvent(new Event('beforeunload'))
  lose()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(reload).not.toHaveBeenCalled()
})

it('loads a page anew only once for the same scripts', async () => {
  isServerThere = true
  aPage('at-once')
  for (let tries = 0; tries < 5; tries++) {
    lose()
    await vi.advanceTimersByTimeAsync(30_000)
  }
  expect(reload).toHaveBeenCalledOnce()
  expect(isSaid()).toBe(true)
})

describe('a page that somebody comes back to', () => {
  const comesBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  beforeEach(() => {
    document.documentElement.lang = 'en'
    window.history.replaceState(null, '', '/help')
  })
  afterEach(() => {
    for (const name of [LANGUAGE_COOKIE, VISIT_LANGUAGE_COOKIE]) document.cookie = `${name}=; Max-Age=0; Path=/`
  })

  it.each([LANGUAGE_COOKIE, VISIT_LANGUAGE_COOKIE])(
    'is shown in the language that was chosen since then: %s',
    (name) => {
      aPage()
      document.cookie = `${name}=no; Path=/`
      comesBack()
      expect(reload).toHaveBeenCalled()
    },
  )

  it('stays as it was left while nothing has changed', () => {
    document.cookie = `${LANGUAGE_COOKIE}=en; Path=/`
    aPage()
    comesBack()
    expect(reload).not.toHaveBeenCalled()
  })

  it('stays in the language that its address asks for', () => {
    window.history.replaceState(null, '', '/help?lang=en')
    aPage()
    document.cookie = `${LANGUAGE_COOKIE}=no; Path=/`
    comesBack()
    expect(reload).not.toHaveBeenCalled()
  })

  it('asks anew who is signed in, while its scripts sleep', () => {
    aPage()
    window.localStorage.setItem(SESSION_KEY, 'token')
    comesBack()
    expect(reload).toHaveBeenCalled()
  })
})

async function typed(field: HTMLInputElement | HTMLTextAreaElement, text: string) {
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
