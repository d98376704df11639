import { cleanText } from '#durable/rules/chat.ts'
import { type Cause, causesIn } from '#durable/rules/filter/causes.ts'
import { type WordChange, cleanEntry } from '#durable/rules/filter/entries.ts'
import { type Filtered, filterWith } from '#durable/rules/filter/filter.ts'
import { LIST_KINDS } from '#durable/rules/filter/word-list.ts'
import { ask } from '#worker/db/asking.ts'
import type { TablePage } from '#worker/db/manage/pages.ts'
import {
  type WordRow,
  changeWord,
  wordChanges,
  wordRevision,
  wordsTable,
  wouldChange,
} from '#worker/db/manage/words.ts'
import { spreadWords } from '#worker/parks/words.ts'
import { Lang, builder, isoTime } from '../builder.ts'
import { badInput, refused } from '../errors.ts'
import { requireStaff } from '../staff/require-staff.ts'
import { reasonOf, requireFreshStaff } from './staff.ts'

const List = builder.enumType('WordListKind', {
  description: 'hold: comes back to the writer; mask: starred out; flag: said, and marked for staff; allow: beats all.',
  values: LIST_KINDS,
})

const Outcome = builder.enumType('LineOutcome', { values: ['said', 'flagged', 'masked', 'held'] as const })

const Row = builder.objectRef<WordRow>('WordRow').implement({
  fields: (t) => ({
    language: t.expose('language', { type: Lang }),
    list: t.expose('list', { type: List }),
    entry: t.exposeString('entry'),
    isIn: t.exposeBoolean('isIn', { description: 'False: it was taken out.' }),
    changedAt: t.string({
      nullable: true,
      description: 'ISO 8601, UTC; null: nobody has changed it.',
      resolve: ({ changedAt }) => (changedAt === null ? null : isoTime(changedAt)),
    }),
  }),
})

const Table = builder.objectRef<TablePage<WordRow>>('WordsTable').implement({
  fields: (t) => ({ rows: t.field({ type: [Row], resolve: ({ rows }) => rows }), total: t.exposeInt('total') }),
})

const CauseType = builder.objectRef<Cause>('WordCause').implement({
  fields: (t) => ({
    found: t.exposeString('found', { nullable: true, description: 'The letters of the line that it found.' }),
    rule: t.string({
      description: 'An entry, or "personal-data" or "link".',
      resolve: ({ by }) => (typeof by === 'string' ? by : by.entry),
    }),
    list: t.field({ type: List, nullable: true, resolve: ({ by }) => (typeof by === 'string' ? null : by.list) }),
    language: t.field({
      type: Lang,
      nullable: true,
      resolve: ({ by }) => (typeof by === 'string' ? null : by.language),
    }),
  }),
})

type Trial = { line: string; before: Filtered; after: Filtered; causes: Cause[] }

const TrialType = builder.objectRef<Trial>('WordTrial').implement({
  description: 'A line as the park takes it now, and as it would with the change.',
  fields: (t) => ({
    line: t.exposeString('line'),
    before: t.field({ type: Outcome, resolve: ({ before }) => outcomeOf(before) }),
    after: t.field({ type: Outcome, resolve: ({ after }) => outcomeOf(after) }),
    heard: t.string({
      nullable: true,
      description: 'What others would read; null where it is held.',
      resolve: ({ after }) => (after.outcome === 'say' ? after.text : null),
    }),
    causes: t.field({ type: [CauseType], description: 'With the change.', resolve: ({ causes }) => causes }),
  }),
})

const Tried = builder.inputType('TriedLine', {
  description: 'A line that the change was tried on, and what came of it.',
  fields: (t) => ({ line: t.string(), after: t.field({ type: Outcome }) }),
})

const LINES_MAX = 20

/** [Y8] The word lists: staff try a change on lines of theirs, and it holds in every room at once. */
export function addWords() {
  const change = builder.args((t) => ({
    language: t.field({ type: Lang }),
    list: t.field({ type: List }),
    entry: t.string({ description: 'word, word+ (with endings), word*, *word*, or a phrase: two words, this|that.' }),
    isIn: t.boolean({ description: 'False takes it out.' }),
  }))

  builder.queryField('wordsTable', (t) =>
    t.field({
      type: Table,
      args: { search: t.arg.string(), language: t.arg({ type: Lang, required: false }), page: t.arg.int() },
      resolve: async (_root, { search, language, page }, context) => {
        await requireStaff(context, 'edit-word-list')
        return wordsTable(context.db, { search, language: language ?? null, page })
      },
    }),
  )

  builder.queryField('tryWord', (t) =>
    t.field({
      type: [TrialType],
      description: 'What the change would do to these lines, twenty at most; nothing is kept.',
      args: { ...change, lines: t.arg.stringList() },
      resolve: async (_root, { lines, ...args }, context) => {
        await requireStaff(context, 'edit-word-list')
        if (lines.length > LINES_MAX) throw badInput(`lines: ${LINES_MAX} at most`)
        const { changes } = await wordChanges(context.db)
        const [before, after] = [filterWith(changes), filterWith([...changes, changeOf(args)])]
        return lines.map(cleanText).map((line) => {
          return { line, before: before.line(line), after: after.line(line), causes: causesIn(after, line) }
        })
      },
    }),
  )

  builder.mutationField('changeWord', (t) =>
    t.boolean({
      description:
        'False where the list is so already; refused where it was not tried, or does otherwise now than it did then. All rooms with dogs in them go by it at once.',
      args: { ...change, reason: t.arg.string(), tried: t.arg({ type: [Tried] }) },
      resolve: async (_root, { reason, tried, ...args }, context) => {
        const { userId } = await requireFreshStaff(context, 'edit-word-list')
        const { db, env, now, language } = context
        const wanted = changeOf(args)
        if (tried.length > LINES_MAX) throw badInput(`tried: ${LINES_MAX} at most`)
        const after = filterWith([...(await wordChanges(db)).changes, wanted])
        const isSo = tried.every((trial) => outcomeOf(after.line(cleanText(trial.line))) === trial.after)
        if (tried.length === 0 || !isSo) throw refused('not-tried', language)
        const writing = { by: userId, reason: reasonOf(reason), now }
        if (!(await wouldChange(db, wanted))) return false
        await changeWord(db, wanted, writing)
        await spreadWords(env, db, await ask(wordRevision(db)))
        return true
      },
    }),
  )
}

/** @throws 'bad-input' for what is no entry */
function changeOf({ entry: typed, ...rest }: WordChange): WordChange {
  const entry = cleanEntry(typed)
  if (entry === null) throw badInput('entry: a word or a phrase')
  return { ...rest, entry }
}

function outcomeOf(filtered: Filtered) {
  if (filtered.outcome === 'hold') return 'held'
  if (filtered.isMasked) return 'masked'
  return filtered.isFlagged ? 'flagged' : 'said'
}
