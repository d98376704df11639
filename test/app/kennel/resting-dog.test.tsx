import { expect, it } from 'vitest'
import { RestingDog } from '#app/kennel/colour/resting-dog.tsx'
import { LANGUAGES } from '#durable/rules/languages.ts'
import { readable, renderedPage, TEXTS } from '#test/app/site/rendered-page.tsx'
import { aMyDog } from './my-dog.ts'

it.each(LANGUAGES)('shows where a dead dog rests, without controls for its coat, in %s', (language) => {
  const { colour } = TEXTS[language].kennel
  const html = renderedPage(<RestingDog dog={aMyDog({ id: 7, name: 'Bella', isDead: true })} />, language)
  expect(readable(html)).toContain(colour.restingText.replace('{{name}}', 'Bella'))
  expect(html).not.toMatch(/<input|<button/)
  expect(html).toContain('href="/h5/choose"')
  expect(html).toContain('href="/h5/choose/new/7"')
})
