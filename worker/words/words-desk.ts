import type { WordCause, WordsDesk } from '#app/manage/words/words-desk.ts'
import { cleanText } from '#durable/rules/chat.ts'
import { causesIn } from '#durable/rules/filter/causes.ts'
import type { Cause } from '#durable/rules/filter/causes.ts'
import { cleanEntry } from '#durable/rules/filter/entries.ts'
import type { WordChange } from '#durable/rules/filter/entries.ts'
import { filterWith } from '#durable/rules/filter/filter.ts'
import type { Filtered } from '#durable/rules/filter/filter.ts'
import { TRIAL_LINES_MAX } from '#durable/rules/staff/word-trials.ts'
import type { LineOutcome } from '#durable/rules/staff/word-trials.ts'
import { run } from '#worker/db/query.ts'
import { forFreshStaff, forStaff } from '#worker/desk/method.ts'
import type { DeskContext } from '#worker/desk/method.ts'
import { badInput, refused } from '#worker/refusals.ts'
import { spreadSettings } from '#worker/settings/spread-settings.ts'
import { reasonFor } from '#worker/texts.ts'
import { changeWord, wordChanges, wordsTable, wouldChange } from './words-db.ts'

/** [Y8] The word lists. Staff can try a change on lines of their own; it applies in every room at once. */
export function wordsDesk(context: DeskContext): WordsDesk {
  const { db, env, language, now } = context
  return {
    words: forStaff(context, 'edit-word-list', (_staff, query) => wordsTable(db, query)),

    tryWord: forStaff(context, 'edit-word-list', async (_staff, { lines, ...change }) => {
      if (lines.length > TRIAL_LINES_MAX) throw badInput(`lines: ${TRIAL_LINES_MAX} at most`)
      const changes = await run(wordChanges(db))
      const [before, after] = [filterWith(changes), filterWith([...changes, changeOf(change)])]
      return lines.map(cleanText).map((line) => {
        const filtered = after.line(line)
        const heard = filtered.outcome === 'say' ? filtered.text : null
        const causes = causesIn(after, line).map(shown)
        return { line, before: outcomeOf(before.line(line)), after: outcomeOf(filtered), heard, causes }
      })
    }),

    changeWord: forFreshStaff(context, 'edit-word-list', async ({ userId }, { reason, tried, ...change }) => {
      const wanted = changeOf(change)
      if (tried.length > TRIAL_LINES_MAX) throw badInput(`tried: ${TRIAL_LINES_MAX} at most`)
      const after = filterWith([...(await run(wordChanges(db))), wanted])
      const isSo = tried.every((trial) => outcomeOf(after.line(cleanText(trial.line))) === trial.after)
      if (tried.length === 0 || !isSo) throw refused('not-tried', language)
      const writing = { by: userId, reason: reasonFor(reason), now }
      if (!(await wouldChange(db, wanted))) return
      await changeWord(db, wanted, writing)
      await spreadSettings(env, db)
    }),
  }
}

/** A change with its entry cleaned. @throws 'bad-input' if it is no valid entry */
function changeOf({ entry: typed, ...rest }: WordChange): WordChange {
  const entry = cleanEntry(typed)
  if (entry === null) throw badInput('entry: a word or a phrase')
  return { ...rest, entry }
}

function outcomeOf(filtered: Filtered): LineOutcome {
  if (filtered.outcome === 'hold') return 'held'
  if (filtered.isMasked) return 'masked'
  return filtered.isFlagged ? 'flagged' : 'said'
}

function shown({ found, by }: Cause): WordCause {
  if (typeof by === 'string') return { found, rule: by, list: null, language: null }
  return { found, rule: by.entry, list: by.list, language: by.language }
}
