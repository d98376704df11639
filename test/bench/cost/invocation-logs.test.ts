import { readFileSync } from 'node:fs'
import { parse } from 'smol-toml'
import { expect, it } from 'vitest'
import { WORKERS } from '#worker/local/workers.ts'
import { invocationLogs } from './invocation-logs.ts'

const as = (site: string, rooms: string) => invocationLogs((path) => (path === WORKERS.site.config ? site : rooms))
const ON = '[observability]\nenabled = true'

it.each([
  ['where nothing is said', '', false],
  ['by default where logs are on', ON, true],
  ['where they alone are off', `${ON}\n[observability.logs]\ninvocation_logs = false`, false],
  ['where logs are off', `${ON}\n[observability.logs]\nenabled = false`, false],
  ['where logs alone are on', '[observability.logs]\nenabled = true', true],
])('says whether invocations are logged %s', (_, toml, isLogged) => {
  expect(as(toml, '')).toEqual({ site: isLogged, rooms: false })
  expect(as('', toml)).toEqual({ site: false, rooms: isLogged })
})

it('logs no invocation of what is deployed, but its exceptions and our own lines, all of them', () => {
  expect(invocationLogs()).toEqual({ site: false, rooms: false })
  for (const { config } of Object.values(WORKERS)) {
    expect(parse(readFileSync(config, 'utf8')).observability).toEqual({
      enabled: true,
      logs: { enabled: true, invocation_logs: false },
    })
  }
})
