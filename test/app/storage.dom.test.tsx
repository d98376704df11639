import { afterEach, describe, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { dressedCoat, takeDressedCoat } from '#app/dog/dressed-coat.ts'
import { useDraft } from '#app/game/hud/chat/use-draft.ts'
import { hasAsked, noteAsked } from '#app/game/hud/settings/push-browser.ts'
import { createWindows } from '#app/game/hud/windows/use-windows.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { createSettings } from '#app/game/model/settings/kept-settings.ts'
import { hideInstall, isInstallHidden } from '#app/install/hiding.ts'
import * as session from '#app/session.ts'
import { appVisit } from '#app/shared/app-wrapper/app-visit.ts'
import { keepPlayWish, takePlayWish } from '#app/shared/play-wish.ts'
import { forgetKept, keepDraft, keptDraft } from '#app/shared/use-kept.ts'
import { STORAGE_LINE, tabStorage } from '#app/storage.ts'
import { openedPage } from '#test/app/opened-page.tsx'
import { NO_STORAGE, refuseStorage } from '#test/app/refused-storage.ts'

afterEach(() => vi.restoreAllMocks())

const QUIET_PARK = { listen: () => () => {}, state: createStore(() => ({ commands: [] })) }

/** The chat field of a park whose connection says nothing. */
function ChatField() {
  const { field, draft, write } = useDraft(QUIET_PARK as unknown as Game)
  return <textarea ref={field} value={draft} onChange={({ target }) => write(target.value, target.value.length)} />
}

describe.each(NO_STORAGE)('in %s', (refusal) => {
  it('Remix may forget what it keeps for the tab', () => {
    refuseStorage(refusal)
    new Function(STORAGE_LINE)()
    window.sessionStorage.removeItem('positions')
    expect(tabStorage.keeps()).toBe(false)
  })

  it('a line of the chat can be typed', async () => {
    refuseStorage(refusal)
    const { user, getByRole } = openedPage(<ChatField />)
    await user.type(getByRole('textbox'), 'voff')
    expect(getByRole('textbox')).toHaveProperty('value', 'voff')
  })

  it('a draft of a form is not kept, and the form goes on', () => {
    refuseStorage(refusal)
    keepDraft('news', { title: 'Snow' })
    expect(keptDraft('news')).toBeNull()
    forgetKept('news')
  })

  it('nobody is signed in, and what cannot be stored is told', () => {
    refuseStorage(refusal)
    session.nameDevice()
    expect(session.deviceId()).toBeNull()
    expect(() => session.storeSession('token')).toThrow(session.SessionNotKeptError)
    expect(session.sessionToken()).toBeNull()
    expect(() => session.storeNewUserCredential('credential')).toThrow(session.SessionNotKeptError)
    expect(session.newUserCredential()).toBeNull()
    session.clearNewUserCredential()
    session.clearSession()
  })

  it('the park opens with the first windows and settings', () => {
    vi.stubGlobal('fetch', async () => Response.json({ data: { saveSettings: true } }))
    refuseStorage(refusal)
    expect(createWindows([]).state.getState().spots).toEqual({})
    createSettings().change({ sound: false })
    expect([hasAsked(), noteAsked()]).toEqual([true, undefined])
  })

  it('the wishes of a visitor are forgotten', () => {
    refuseStorage(refusal)
    keepPlayWish(new URL('https://park.test/h5/choose?play=KnogleKnas'))
    expect(takePlayWish()).toBeNull()
    takeDressedCoat('#8a5a33')
    expect(dressedCoat()).toBeNull()
    hideInstall('for-good')
    expect(isInstallHidden()).toBe(false)
  })

  it('the parameters of the app are taken off the address', () => {
    refuseStorage(refusal)
    window.history.replaceState(null, '', '/?app=1&appswitchUrl=voffpark')
    appVisit()
    expect(window.location.search).toBe('')
  })
})
