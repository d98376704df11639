import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { madeOf } from '#app/made-of.ts'

it('names each package that is deployed once, with its version and licence', () => {
  const packages = {
    '': { version: '0.1.0' },
    'node_modules/b': { version: '2.0.0', license: 'MIT' },
    'node_modules/@x/a': { version: '1.0.0', license: 'Apache-2.0' },
    'node_modules/@x/a/node_modules/b': { version: '2.0.0', license: 'MIT' },
    'node_modules/tool': { version: '1.0.0', license: 'MIT', dev: true },
    'node_modules/node-of-a-machine': { version: '22.0.0', license: 'MIT', optional: true },
  }
  expect(madeOf({ packages })).toBe('@x/a 1.0.0 (Apache-2.0)\nb 2.0.0 (MIT)\n')
})

it('fails at a package without a licence', () => {
  expect(() => madeOf({ packages: { 'node_modules/b': { version: '2.0.0' } } })).toThrow('no licence of b')
})

it('names what package.json asks for, and only licences that let others use what is licensed', () => {
  const list = madeOf(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(readFileSync('package.json', 'utf8'))
  const names = list.split('\n').map((line) => line.replace(/ .*/, ''))
  expect(names).toEqual(expect.arrayContaining(Object.keys(dependencies)))
  const licences = new Set([...list.matchAll(/\(([^\n]+)\)$/gm)].map(([, licence]) => licence))
  const free = /^\(?(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1|Unlicense|Zlib|CC0-1\.0|BlueOak-1\.0\.0)\b/
  expect([...licences].filter((licence) => !free.test(licence ?? ''))).toEqual([])
})
