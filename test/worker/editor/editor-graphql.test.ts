import { expect, it } from 'vitest'
import { aUser } from '#test/worker/support/d1.ts'
import type { TestUser } from '#test/worker/support/d1.ts'
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
  expect(desk.data?.editorDesk).toEqual(
    expect.arrayContaining([
      { what: 'sheet:items', rev: 1, draft: { by: ann.username, rev: 1 } },
      { what: 'sheet:shops', rev: 1, draft: null },
      { what: 'sheet:colours', rev: 1, draft: null },
      { what: 'room:plaza', rev: 1, draft: null },
    ]),
  )
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
  ['a room with a key that there can be none of', { what: 'room:plaza~2' }],
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

const PUBLISH = `mutation ($drafts: [DraftRef!]!, $reason: String!) {
  publishDrafts(drafts: $drafts, reason: $reason) { revisions { what rev } faults { what at fault limit } } }`
const GO_BACK = `mutation ($what: String!, $revision: Int!, $base: Int!, $id: String!) {
  goBackTo(what: $what, revision: $revision, base: $base, rev: 0, id: $id) { draft rev } }`

/** A new draft of the coats with one change. */
async function aDraftOfCoats(as: TestUser, change: object) {
  const { data: opened } = await ask(OPEN, { as, variables: { what: 'sheet:colours' } })
  const { base } = opened?.openText as { base: number }
  const edit = { id: crypto.randomUUID(), undoes: null, changes: [change] }
  const { data } = await ask(SAVE, { as, variables: { what: 'sheet:colours', draft: null, base, rev: 0, edit } })
  const { draft, rev } = data?.saveDraft as { draft: number; rev: number }
  return { what: 'sheet:colours', draft, rev }
}

it('publishes what an administrator has changed, lists it, and goes back to what was before', async () => {
  const as = await aUser({ admin: 1, language: 'se' })
  const row = { id: 'sky', colour: '#88aacc', weight: 0, isForPuppies: false }
  const wrong = await aDraftOfCoats(as, { kind: 'put', list: 'rows', at: 0, row })
  const refused = await ask(PUBLISH, { as, variables: { drafts: [wrong], reason: 'a sky' } })
  expect(refused.data).toEqual({
    publishDrafts: {
      revisions: [],
      faults: [{ what: 'sheet:colours', at: 'sky.weight', fault: 'too-small', limit: 1 }],
    },
  })
  await ask('mutation ($id: Int!) { dropDraft(draft: $id, rev: 1) }', { as, variables: { id: wrong.draft } })
  const draft = await aDraftOfCoats(as, { kind: 'put', list: 'rows', at: 0, row: { ...row, weight: 1 } })
  const short = await ask(PUBLISH, { as, variables: { drafts: [draft], reason: ' no ' } })
  expect(codesOf(short)).toEqual(['reason-length'])
  const twice = await ask(PUBLISH, { as, variables: { drafts: [draft, draft], reason: 'a sky' } })
  expect(codesOf(twice)).toEqual(['bad-input'])
  const { data } = await ask(PUBLISH, { as, variables: { drafts: [draft], reason: 'a sky' } })
  expect(data).toEqual({ publishDrafts: { revisions: [{ what: 'sheet:colours', rev: 2 }], faults: [] } })
  const history = await ask('{ textRevisions(what: "sheet:colours") { rev by reason } }', { as })
  expect(history.data).toEqual({
    textRevisions: [
      { rev: 2, by: as.username, reason: 'a sky' },
      { rev: 1, by: null, reason: '' },
    ],
  })
  const variables = { what: 'sheet:colours', revision: 1, base: 2, id: crypto.randomUUID() }
  expect((await ask(GO_BACK, { as, variables })).data).toMatchObject({ goBackTo: { rev: 1 } })
  const { data: then } = await ask('{ textRevision(what: "sheet:colours", rev: 1) }', { as })
  const { data: now } = await ask(OPEN, { as, variables: { what: 'sheet:colours' } })
  expect((now?.openText as { doc: unknown }).doc).toEqual(then?.textRevision)
  const again = await ask(PUBLISH, { as, variables: { drafts: [draft], reason: 'a sky' } })
  expect(again.errors).toMatchObject([
    { message: 'Utkastet har publicerats eller kastats under tiden. Öppna det igen' },
  ])
})
