import type { Browser, Page } from 'playwright-core'
import { Visitor, PHONE } from '#test/browser/visitor.ts'
import { middle } from '#test/site/middle.ts'
import { openPark, openParkIn } from '#test/site/park.ts'

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
/** All of them, because the way in one direction may be barred where the dog was left the last time. */
const ARROWS = ['ArrowUp', 'ArrowLeft', 'ArrowDown', 'ArrowRight']

/** How often each park is entered; the middle counts. */
const TURNS = 3

/**
 * Measures how long somebody with a phone waits for the first step, in turns with the park of another work tree if one is
 * named. Returns a line for each limit that is exceeded.
 */
export async function measureLoad(browser: Browser, oldFolder?: string): Promise<string[]> {
  const park = await openPark()
  const old = oldFolder === undefined ? null : await openParkIn(oldFolder)
  try {
    const times: { old: number[]; new: number[] } = { old: [], new: [] }
    for (let turn = 0; turn < TURNS; turn++) {
      if (old) times.old.push(await firstStepMs(browser, old.url))
      times.new.push(await firstStepMs(browser, park.url))
    }
    const tookMs = middle(times.new)
    console.log(`from the click on a dog to its first step, as on Lighthouse's phone, ms: ${times.new.join(' ')}`)
    if (old) {
      console.log(`in the other work tree, ms: ${times.old.join(' ')}`)
      console.log(`new / old: ${(tookMs / middle(times.old)).toFixed(2)}`)
    }
    return tookMs > FIRST_STEP_MS ? [`first step after ${tookMs} ms, and not ${FIRST_STEP_MS}`] : []
  } finally {
    await park.close()
    await old?.close()
  }
}

async function firstStepMs(browser: Browser, url: string): Promise<number> {
  const visitor = await Visitor.come(browser, { url, viewport: PHONE })
  await visitor.signIn('player@voffpark.test')
  await visitor.goTo('/h5/choose')
  const dog = visitor.page.getByRole('link', { name: visitor.texts.kennel.choose.enter }).first()
  await dog.waitFor()
  await visitor.testimony.quiet()
  const line = await visitor.page.context().newCDPSession(visitor.page)
  await line.send('Network.enable')
  await line.send('Network.emulateNetworkConditions', LINE)
  await line.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR })
  const isWalking = setsOut(visitor.page)
  const before = performance.now()
  await dog.click()
  const isOver = isWalking.then(() => true)
  for (let presses = 0; !(await Promise.race([isOver, pause(PRESS_EVERY_MS)])); presses++)
    await visitor.page.keyboard.press(ARROWS[presses % ARROWS.length] ?? '')
  const tookMs = performance.now() - before
  await visitor.leave()
  return Math.round(tookMs)
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
