import { join } from 'node:path'
import { Miniflare } from 'miniflare'
import { build } from 'vite'
import { launchChromium } from '#test/browser/chromium.ts'
import { judgeLogs } from '#test/durable/rules/games/game-verdicts.ts'
import type { Verdicts } from '#test/durable/rules/games/game-verdicts.ts'
import { launchFirefox } from '#test/soak/firefox/firefox.ts'
import type { Part } from '#test/soak/part.ts'

/** A round that scores in a browser has to score the same on the server: four engines judge the same logs. */
export function enginesPart({ logs }: { logs: number }): Part {
  return {
    name: 'engines',
    needsBundles: false,
    run: async () => {
      const script = await builtScript()
      const told: Record<string, Verdicts> = { node: judgeLogs(logs) }
      told.workerd = await inWorkerd(script, logs)
      told.chromium = await inChromium(script, logs)
      told.firefox = await inFirefox(script, logs)
      const { hash, hostile, refused, logs: judged } = told.node ?? judgeLogs(0)
      const broken = Object.entries(told).flatMap(([engine, verdicts]) =>
        verdicts.hash === hash ? [] : [`${engine} judges otherwise than Node: ${verdicts.hash}, and not ${hash}`],
      )
      if (hostile * 3 < judged * 2) broken.push(`of ${judged} logs only ${hostile} are hostile`)
      const hashes = Object.fromEntries(Object.entries(told).map(([engine, verdicts]) => [engine, verdicts.hash]))
      return { broken, figures: { logs: judged, hostile, refused, ...hashes } }
    },
  }
}

/** Rules, bots and forger as one script without imports. @throws where it cannot be built */
async function builtScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2022',
      minify: false,
      lib: { entry: join(import.meta.dirname, 'page.ts'), formats: ['iife'], name: 'engines' },
    },
  })
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : []
  const code = outputs.flatMap(({ output }) => output).find((file) => file.type === 'chunk')?.code
  if (code === undefined) throw new Error('vite has built nothing')
  return code
}

async function inWorkerd(script: string, logs: number): Promise<Verdicts> {
  const handler = `export default { fetch: () => Response.json(globalThis.judgeLogs(${logs})) }`
  const miniflare = new Miniflare({ modules: true, script: `${script}\n${handler}`, compatibilityDate: '2026-01-01' })
  try {
    const answer = await miniflare.dispatchFetch('http://engines.test/')
    return verdictsOf(await answer.json())
  } finally {
    await miniflare.dispose()
  }
}

async function inChromium(script: string, logs: number): Promise<Verdicts> {
  const browser = await launchChromium()
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ content: script })
    return verdictsOf(await page.evaluate(`judgeLogs(${logs})`))
  } finally {
    await browser.close()
  }
}

async function inFirefox(script: string, logs: number): Promise<Verdicts> {
  const browser = await launchFirefox()
  try {
    const page = await browser.newPage()
    await page.addScriptTag({ content: script })
    return verdictsOf(await page.evaluate(`judgeLogs(${logs})`))
  } finally {
    await browser.close()
  }
}

/** @throws where an engine has answered with something else */
function verdictsOf(answer: unknown): Verdicts {
  const { hash, logs, hostile, refused } = { ...(answer as Partial<Verdicts>) }
  if (typeof hash !== 'string' || logs === undefined || hostile === undefined || refused === undefined) {
    throw new Error(`an engine has answered with ${JSON.stringify(answer)}`)
  }
  return { hash, logs, hostile, refused }
}
