import type { Browser, Page } from 'playwright-core'
import { Visitor, PHONE } from '#test/browser/visitor.ts'
import { openPark } from '#test/site/park.ts'

/** Lighthouse's settings for a phone: a slow 4G connection, and a CPU four times as slow as this one. */
const LINE = {
  latency: 150,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
  offline: false,
}
const PROCESSOR = 4
/** From the click on a dog in the chooser until the own dog starts walking, ms. */
const FIRST_STEP_MS = 3000
const PRESS_EVERY_MS = 50

/** Measures how long somebody with a phone waits for the first step. Returns a line for each limit that is exceeded. */
export async function measureLoad(browser: Browser): Promise<string[]> {
  const park = await openPark()
  try {
    const visitor = await Visitor.come(browser, { url: park.url, viewport: PHONE })
    await visitor.signIn('player@voffpark.test')
    await visitor.goTo('/h5/choose')
    const dog = visitor.page.getByRole('link', { name: visitor.texts.kennel.choose.enter }).first()
    await dog.waitFor()
    await visitor.page.waitForLoadState('networkidle')
    const line = await visitor.page.context().newCDPSession(visitor.page)
    await line.send('Network.enable')
    await line.send('Network.emulateNetworkConditions', LINE)
    await line.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR })
    const isWalking = setsOut(visitor.page)
    const before = performance.now()
    await dog.click()
    const isOver = isWalking.then(() => true)
    while (!(await Promise.race([isOver, pause(PRESS_EVERY_MS)]))) await visitor.page.keyboard.press('ArrowUp')
    const tookMs = performance.now() - before
    await visitor.leave()
    console.log(`from the click on a dog to its first step, as on Lighthouse's phone: ${Math.round(tookMs)} ms`)
    return tookMs > FIRST_STEP_MS ? [`first step after ${Math.round(tookMs)} ms, and not ${FIRST_STEP_MS}`] : []
  } finally {
    await park.close()
  }
}

/** Resolves when the page has asked the room for a walk, which it shows at the same moment. */
function setsOut(page: Page): Promise<void> {
  return new Promise((resolve) => {
    page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => {
        if (String(payload).includes('"walk"')) resolve()
      }),
    )
  })
}

function pause(ms: number): Promise<false> {
  return new Promise((resolve) => setTimeout(() => resolve(false), ms))
}
