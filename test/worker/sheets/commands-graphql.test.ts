import { expect, it } from 'vitest'
import { SHEETS } from '#durable/rules/sheets/sheet.ts'
import { aDogOf, aUser, db } from '#test/worker/support/d1.ts'
import { aTicket, askToEnter } from '#test/worker/support/gate.ts'
import { ask } from '#test/worker/support/graphql.ts'
import { socketOf } from '#test/worker/support/socket.ts'
import { run } from '#worker/db/query.ts'
import { saveDraft } from '#worker/editor/drafts.ts'
import { dogsInRooms } from '#worker/reach/dogs-now-db.ts'
import { publishedSheet } from '#worker/sheets/sheets-db.ts'

const COMMANDS = '{ parkCommands { key name dk: name(language: dk) help(language: se) words isOn } }'

it('[SD30] anybody reads the commands as they are called, in their own language', async () => {
  const { data } = await ask(COMMANDS, { as: await aUser({ language: 'se' }) })
  expect(data?.parkCommands).toHaveLength(SHEETS.commands.rows.length)
  const who = SHEETS.commands.rows.find(({ id }) => id === 'who')!
  expect(data?.parkCommands).toContainEqual({
    key: 'who',
    name: 'vilka',
    dk: 'hvem',
    help: who.help.se,
    words: ['who', 'hvem', 'vilka'],
    isOn: true,
  })
})

it('[SD30] a page in any room is told at once that commands were published', async () => {
  const { userId } = await aUser()
  const dogId = await aDogOf(userId)
  const socket = socketOf(await askToEnter(await aTicket({ userId, dogId, room: 'harbour' }), { room: 'harbour' }))
  await socket.hello()
  await expect.poll(() => dogsInRooms(db, ['harbour'])).toEqual([dogId])
  const as = await aUser({ admin: 1 })
  const what = 'sheet:commands'
  const { rev: base } = await run(publishedSheet(db, 'commands'))
  const change = { kind: 'set', list: 'rows', id: 'clear', field: 'isOn', was: true, is: false } as const
  const saved = await saveDraft(db, {
    text: { kind: 'sheet', key: 'commands' },
    known: { draft: null, base, rev: 0 },
    edit: { id: crypto.randomUUID(), undoes: null, changes: [change] },
    by: as.userId,
    now: 1,
  })
  if (typeof saved === 'string' || 'row' in saved) throw new Error('not saved')
  const draft = { what, draft: saved.draft, rev: saved.rev }
  const publish = `mutation ($draft: DraftRef!) { publishDrafts(drafts: [$draft], reason: "no clearing") { faults { at } } }`
  expect((await ask(publish, { as, variables: { draft } })).data).toEqual({ publishDrafts: { faults: [] } })
  expect(await socket.next('nudge')).toMatchObject({ about: 'commands' })
  const { data } = await ask('{ parkCommands { key isOn } }')
  expect(data?.parkCommands).toContainEqual({ key: 'clear', isOn: false })
})
