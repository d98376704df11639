import { expect, it } from 'vitest'
import { aUser } from '#test/worker/support/d1.ts'
import { ask, codesOf } from '#test/worker/support/graphql.ts'

const SAVE = `mutation ($what: String!, $draft: Int, $base: Int!, $rev: Int!, $edit: Json!) {
  saveDraft(what: $what, draft: $draft, base: $base, rev: $rev, edit: $edit) { draft rev edits { rev by isMine edit } } }`
const OPEN = `query ($what: String!) { openText(what: $what) { what draft base rev published doc } }`

const priced = (is: number) => ({
  id: crypto.randomUUID(),
  undoes: null,
  changes: [{ kind: 'set', list: 'rows', id: 'beanie', field: 'price', was: 12, is }],
})
const items = { what: 'sheet:items', draft: null, base: 1, rev: 0 }

it('an administrator changes a price, and another one who does so unseen is told by whom it was changed', async () => {
  const [ann, bo] = await Promise.all([aUser({ admin: 1 }), aUser({ admin: 1, language: 'dk' })])
  const edit = priced(13)
  const { data } = await ask(SAVE, { as: ann, variables: { ...items, edit } })
  expect(data).toMatchObject({ saveDraft: { rev: 1, edits: [{ rev: 1, by: ann.username, isMine: true, edit }] } })
  const { errors } = await ask(SAVE, { as: bo, variables: { ...items, edit: priced(14) } })
  expect(errors).toMatchObject([
    { message: `${ann.username} har ændret rækken imens. Se, hvad der står nu`, extensions: { code: 'row-changed' } },
  ])
  const news = await ask(
    `query ($what: String!, $draft: Int!) { draftNews(what: $what, draft: $draft, rev: 0) { rev edits { isMine } } }`,
    { as: bo, variables: { what: items.what, draft: (data?.saveDraft as { draft: number }).draft } },
  )
  expect(news.data).toEqual({ draftNews: { rev: 1, edits: [{ isMine: false }] } })
  const desk = await ask('{ editorDesk { what rev draft { by rev } } }', { as: bo })
  expect(desk.data).toEqual({
    editorDesk: [
      { what: 'sheet:items', rev: 1, draft: { by: ann.username, rev: 1 } },
      { what: 'sheet:shops', rev: 1, draft: null },
      { what: 'sheet:colours', rev: 1, draft: null },
    ],
  })
})

it('takes the largest edit within the limit of a request', async () => {
  const as = await aUser({ admin: 1 })
  const row = { id: 'long', text: '"'.repeat(5_850) }
  const edit = { id: crypto.randomUUID(), undoes: null, changes: [{ kind: 'put', list: 'rows', at: 0, row }] }
  expect(JSON.stringify(edit).length).toBeGreaterThan(11_800)
  const answer = await ask(SAVE, { as, variables: { ...items, what: 'sheet:shops', edit } })
  expect(answer).toMatchObject({ status: 200, errors: [], data: { saveDraft: { rev: 1 } } })
})

it.each([
  ['an unknown text', { what: 'sheet:moon' }],
  ['a room, which has no drafts yet', { what: 'room:plaza' }],
  ['a key of every object', { what: 'sheet:constructor' }],
  ['an edit that is none', { edit: { id: 1 } }],
  ['an edit of nobody', { edit: null }],
  ['an edit that takes back a step that there is not', { edit: { ...priced(1), undoes: crypto.randomUUID() } }],
  [
    'an edit that is too long',
    { edit: { ...priced(1), changes: [{ ...priced(1).changes[0], is: 'x'.repeat(12_000) }] } },
  ],
])('refuses %s', async (_what, wrong) => {
  const as = await aUser({ admin: 1 })
  const answer = await ask(SAVE, { as, variables: { ...items, what: 'sheet:colours', edit: priced(1), ...wrong } })
  expect(answer.data?.saveDraft ?? null).toBeNull()
  expect(['bad-input', undefined]).toContain(codesOf(answer)[0])
  const { data } = await ask(OPEN, { as, variables: { what: 'sheet:colours' } })
  expect(data).toMatchObject({ openText: { draft: null, rev: 0, published: 1 } })
})
