import { commandWords } from '#durable/rules/sheets/commands.ts'
import type { CommandRow } from '#durable/rules/sheets/commands.ts'
import { run } from '#worker/db/query.ts'
import { Lang, builder } from '#worker/graphql/builder.ts'
import { publishedSheet } from './sheets-db.ts'

const Command = builder.objectRef<CommandRow>('Command').implement({
  description: 'A command of the chat field, as administrators have published it.',
  fields: (t) => ({
    key: t.exposeString('id', { description: 'What the code calls it.' }),
    name: t.string({
      args: { language: t.arg({ type: Lang, required: false, description: "Else the viewer's own." }) },
      resolve: ({ name }, args, { language }) => name[args.language ?? language],
    }),
    help: t.string({
      args: { language: t.arg({ type: Lang, required: false, description: "Else the viewer's own." }) },
      resolve: ({ help }, args, { language }) => help[args.language ?? language],
    }),
    words: t.field({
      type: ['String'],
      description: 'All words that it answers to, in any language.',
      resolve: commandWords,
    }),
    isOn: t.exposeBoolean('isOn'),
  }),
})

/** The commands of the chat field, for everybody. */
export function addCommands() {
  builder.queryField('parkCommands', (t) =>
    t.field({
      type: [Command],
      description: 'What the commands of the chat field are called, and what they do.',
      resolve: async (_root, _args, { db }) => [...(await run(publishedSheet(db, 'commands'))).rows],
    }),
  )
}
