import { expect } from 'vitest'
import { it } from './http-test.ts'

it.for([
  ['da', 'da'],
  ['da-DK,da;q=0.9,en;q=0.8', 'da'],
  ['da-GL', 'da'],
  ['nb-NO,nb;q=0.9', 'nb'],
  ['nn-NO', 'nb'],
  ['no', 'nb'],
  ['se-NO', 'nb'],
  ['smj-NO', 'nb'],
  ['sma-NO', 'nb'],
  ['sv', 'sv'],
  ['sv-SE,sv;q=0.9', 'sv'],
  ['sv-FI', 'sv'],
  ['se-SE', 'sv'],
  ['en-GB', 'en'],
  ['fr-FR,de;q=0.8', 'en'],
  ['fr,da;q=0.5', 'da'],
  ['en;q=0.5,sv', 'sv'],
  ['da;q=0,nb', 'nb'],
  ['*', 'en'],
  ['', 'en'],
] as const)('answers a browser that accepts "%s" in %s', async ([accepted, tag], { server }) => {
  const response = await fetch(`${server.url}/rules`, { headers: { 'Accept-Language': accepted } })
  expect(await response.text()).toContain(`<html lang="${tag}">`)
})
