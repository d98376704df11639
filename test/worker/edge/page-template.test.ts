import { expect, it } from 'vitest'
import { PageTemplate, PLACEHOLDER } from '#worker/edge/page-template.ts'

const HTML = { 'Content-Type': 'text/html; charset=utf-8' }

it('puts a nonce into each of its places, whatever is between them', async () => {
  const template = await PageTemplate.from(marked('<p nonce="HOLE">Hundeø 🐕</p><script nonce="HOLE"></script>HOLE'))
  expect(text(template.body('one'))).toBe('<p nonce="one">Hundeø 🐕</p><script nonce="one"></script>one')
  expect(text(template.body('second'))).toBe('<p nonce="second">Hundeø 🐕</p><script nonce="second"></script>second')
})

it('keeps the bytes of one response from the next', async () => {
  const template = await PageTemplate.from(marked('a HOLE b'))
  template.body('one')?.fill(0)
  expect(text(template.body('two'))).toBe('a two b')
})

it('gives back the original page for its placeholder as nonce', async () => {
  const page = '<html><script nonce="HOLE"></script></html>'
  const template = await PageTemplate.from(marked(page))
  expect(text(template.body(template.headers.get(PLACEHOLDER) ?? ''))).toBe(page)
})

it('keeps every byte of a page without a placeholder', async () => {
  const bytes = new Uint8Array([0xff, 0xd8, 0, 1])
  expect((await PageTemplate.from(new Response(bytes))).body('nonce')).toEqual(bytes)
})

it('keeps the status and the headers, and no body if there is none', async () => {
  const template = await PageTemplate.from(new Response(null, { status: 302, headers: { Location: '/help' } }))
  expect([template.status, template.headers.get('Location'), template.body('nonce')]).toEqual([302, '/help', null])
})

function marked(html: string): Response {
  return new Response(html, { headers: { ...HTML, [PLACEHOLDER]: 'HOLE' } })
}

function text(body: Uint8Array | null): string {
  return new TextDecoder().decode(body ?? undefined)
}
