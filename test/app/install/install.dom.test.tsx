import { expect, it, vi } from 'vitest'
import { Install } from '#app/install/install.tsx'
import en from '#app/install/texts/en.ts'
import { openedPage } from '#test/app/opened-page.tsx'

const CHROME = 'Chrome/137.0.0.0'
const ANDROID = `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) ${CHROME} Mobile Safari/537.36`
const WINDOWS = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) ${CHROME} Safari/537.36`

it.each([
  ['Android', ANDROID, en.homeTitle, [en.menu, en.tapHome]],
  ['a desktop', WINDOWS, en.install, [en.menu, en.install]],
])('has the steps by the menu in Chrome on %s, which has not handed out its question', async (...row) => {
  const [, userAgent, title, steps] = row
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }))
  vi.stubGlobal('BeforeInstallPromptEvent', Event)
  const { findByRole, getAllByRole, queryByText } = openedPage(<Install why="asked" onClose={() => {}} />)
  await findByRole('dialog', { name: title })
  expect(getAllByRole('listitem').map((step) => step.textContent)).toEqual(steps)
  expect(queryByText(en.noWay)).toBeNull()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
