import { describe, expect, it } from 'vitest'
import { headers, loader } from '#app/routes/stage.auth.tsx'
import { StagePage } from '#app/site/stage/stage-page.tsx'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { readable, renderedPage, TEXTS } from '#test/app/site/rendered-page.tsx'

function answer(search: string) {
  const request = new Request(`http://localhost/stage/auth${search}`)
  const { data, init } = loader({ request, params: {}, context: {} } as unknown as Parameters<typeof loader>[0])
  return { ...data, status: init?.status }
}

it.each([
  ['', false, 400],
  ['?token=', false, 400],
  ['?tokens=abc', false, 400],
  ['?token=abc', true, 200],
])('/stage/auth%s: a token is there: %s, status %i', (search, hasToken, status) => {
  expect(answer(search)).toMatchObject({ hasToken, status })
})

it('sends the token to no other page and to no cache', () => {
  const sent = headers({} as Parameters<typeof headers>[0])
  expect(sent).toEqual({ 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' })
})

describe.each(LANGUAGES)('the way into the demo park, in %s', (language) => {
  const { stage } = TEXTS[language].pages

  it('shows a spinner while there is a token', () => {
    const html = renderedPage(<StagePage hasToken />, language)
    expect(readable(html)).toContain(stage.waiting)
    expect(html).toContain('role="status"')
  })

  it('says that the parameter is missing, and links to the start page', () => {
    const html = renderedPage(<StagePage hasToken={false} />, language)
    expect(readable(html)).toContain(stage.missing.title)
    expect(html).toMatch(/href="\/"/)
    expect(html.match(/<h1/g)).toHaveLength(1)
  })
})

it('calls it by the words of the error catalogue in English', () => {
  expect(TEXTS.en.pages.stage.missing.title).toBe('Missing param')
})
