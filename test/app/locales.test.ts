import { describe, expect, it } from 'vitest'
import { dk, en, no, se } from '#app/locales/messages.ts'

const source = flat(en)

describe.each([
  ['dk', dk],
  ['no', no],
  ['se', se],
] as const)('the texts in %s', (_, messages) => {
  const texts = flat(messages)

  it('are never empty, and have no spaces at their ends', () => {
    expect([...texts].filter(([, text]) => text === '' || text !== text.trim())).toEqual([])
  })

  it('fill in the same variables', () => {
    const differing = [...source].filter(([key, text]) => variables(text) !== variables(texts.get(key) ?? ''))
    expect(differing).toEqual([])
  })

  it('are translated: no sentence is in English', () => {
    const sentences = [...source].filter(([, text]) => text.split(' ').length > 3)
    expect(sentences.filter(([key, text]) => texts.get(key) === text)).toEqual([])
  })
})
function flat(messages: object, path = ''): Map<string, string> {
  const texts = new Map<string, string>()
  for (const [name, value] of Object.entries(messages)) {
    const key = path ? `${path}.${name}` : name
    if (typeof value === 'string') texts.set(key, value)
    else for (const [inner, text] of flat(value, key)) texts.set(inner, text)
  }
  return texts
}

function variables(text: string): string {
  return [...text.matchAll(/\{\{(\w+)\}\}/g)]
    .map(([, name]) => name)
    .sort()
    .join()
}
