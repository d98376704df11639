import { env } from 'cloudflare:test'
import type { TadaDocumentNode } from 'gql.tada'
import { parse } from 'graphql'
import { expect, it } from 'vitest'
import { executeInProcess } from '#worker/api/execute.ts'
import { seed } from '#worker/seed/seed.ts'
import { db } from '../support/d1.ts'
import { SEED_OF } from '../support/rounds.ts'

function documentOf<Result, Variables>(source: string) {
  return parse(source) as TadaDocumentNode<Result, Variables>
}

const NEWS = documentOf<{ latestAnnouncements: { title: string }[] }, Record<string, never>>(
  '{ latestAnnouncements { title } }',
)

it("a page's loader reads in its own language, without HTTP", async () => {
  await seed(db, Date.now(), SEED_OF)
  const [danish, swedish] = await Promise.all([
    executeInProcess(env, 'dk')(NEWS, {}),
    executeInProcess(env, 'se')(NEWS, {}),
  ])
  expect(danish.latestAnnouncements[0]?.title).toBe('Din snude ved, hvor du skal grave')
  expect(swedish.latestAnnouncements[0]?.title).toBe('Din nos vet var du ska gräva')
})

it('passes variables', async () => {
  const document = documentOf<{ getSetting: { value: string } }, { type: string }>(
    'query ($type: SettingType!) { getSetting(type: $type) { value } }',
  )
  expect(await executeInProcess(env, 'en')(document, { type: 'DISABLE_CLIENT' })).toEqual({
    getSetting: { value: '0' },
  })
})

it("runs a page's query always as a visitor", async () => {
  const document = documentOf<{ myUser: null }, Record<string, never>>('{ myUser { id } }')
  expect(await executeInProcess(env, 'en')(document, {})).toEqual({ myUser: null })
})

it('throws a refusal with its code', async () => {
  const document = documentOf<{ newDog: null }, Record<string, never>>('{ newDog { token } }')
  await expect(executeInProcess(env, 'en')(document, {})).rejects.toMatchObject({
    extensions: { code: 'not-signed-in' },
  })
})
