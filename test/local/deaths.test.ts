import { beforeEach, expect, it } from 'vitest'
import { Deaths } from '#worker/local/server/deaths.ts'

let printed: string[]
let faults: string[]
let deaths: Deaths
beforeEach(() => {
  printed = []
  faults = []
  deaths = new Deaths(8787, {
    print: (line) => printed.push(line),
    gaveUp: ({ message }) => faults.push(message),
  })
})

it('closes the park after eleven deaths within a minute', () => {
  for (let death = 1; death <= 10; death++) deaths.restarted(death * 1000)
  expect(faults).toEqual([])
  deaths.restarted(11_000)
  expect(faults).toEqual(['The park has closed: workerd died 11 times within a minute.'])
  expect(printed).toEqual(Array(10).fill(expect.stringContaining('workerd died and was started again')))
})

it('goes on through deaths that are rarer', () => {
  for (let death = 1; death <= 30; death++) deaths.restarted(death * 6001)
  expect(faults).toEqual([])
})

it('closes the park with the reason if workerd cannot be started again', () => {
  deaths.restartFailed(new Error('failed', { cause: new Error('no such program') }))
  expect(faults).toEqual(['The park has closed: workerd died and could not be started again. Error: no such program'])
})
