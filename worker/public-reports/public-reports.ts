import type { Decided, PublicReports, ReportProblem, SentReport } from '#app/site/report/public-reports.ts'
import { cleanLines, cleanText } from '#durable/rules/chat.ts'
import type { Language } from '#durable/rules/languages.ts'
import { nameKey } from '#durable/rules/names.ts'
import {
  FORM_FILLED_AT_LEAST_MS,
  REPORTED_KINDS,
  REPORTED_WHAT_MAX,
  REPORTED_WORDS_MAX,
  REPORTED_WORDS_MIN,
  REPORT_GROUNDS,
  REPORT_NUMBER_LETTERS,
  SECOND_LOOK_WITHIN_MS,
  isEmail,
  parseReportNumber,
  reportNumber,
} from '#durable/rules/staff/public-reports.ts'
import { addressOf, brake } from '#worker/brakes.ts'
import { isUnavailable } from '#worker/db/circuit-breaker.ts'
import { openDb } from '#worker/db/client.ts'
import type { Env } from '#worker/env.ts'
import { hashOf } from '#worker/hash.ts'
import { askForSecondLook, keepPublicReport, publicReportOf } from './public-reports-db.ts'
import type { PublicReportState } from './public-reports-db.ts'

type Asking = { env: Pick<Env, 'DB' | 'REPORT_BRAKE'>; request: Request; language: Language; now: () => number }

/** [B20] Reports by anybody. Nobody looks who is signed in, so nobody knows who has sent one. */
export function publicReports({ env, request, language, now }: Asking): PublicReports {
  return {
    form: () => ({ number: newNumber(), drawnAt: now() }),

    async send(sent) {
      const problem = problemOf(sent, now())
      if (problem !== null) return { problem }
      if (await brake(env, 'REPORT_BRAKE', addressOf(request))) return { problem: 'often' }
      try {
        return { number: await keep(sent) }
      } catch (error) {
        if (isUnavailable(error)) return { problem: 'down' }
        throw error
      }
    },

    async find(typed) {
      const number = parseReportNumber(typed)
      const row = number === null ? null : await publicReportOf(openDb(env.DB), await hashOf(number))
      if (number === null || row === null) return null
      const { at, kind, ground, what, words, hasEmail, again } = row
      const decided = decidedIn(row)
      return {
        ...{ number, at, kind, ground, what, words, hasEmail, decided },
        mayAskAgain: again === null && decided !== null && now() - decided.at < SECOND_LOOK_WITHIN_MS,
        again: again && { at: again.at, words: again.words, decided: decidedIn(again) },
      }
    },

    async askAgain(typed, written) {
      const number = parseReportNumber(typed)
      const words = cleanLines(written)
      if (!areWords(words)) return 'words'
      if (await brake(env, 'REPORT_BRAKE', addressOf(request))) return 'often'
      try {
        if (number !== null)
          await askForSecondLook(openDb(env.DB), { numberHash: await hashOf(number), words, now: now() })
        return null
      } catch (error) {
        if (isUnavailable(error)) return 'down'
        throw error
      }
    },
  }

  /** Stores the report and returns its number. A form that is sent twice is one report. */
  async function keep(sent: SentReport): Promise<string> {
    const { kind, ground, what, words, email } = cleaned(sent)
    const number = parseReportNumber(sent.number) ?? newNumber()
    const kept = await keepPublicReport(openDb(env.DB), {
      numberHash: await hashOf(number),
      language,
      kind,
      ground,
      what,
      whatKey: nameKey(what),
      words,
      email: email === '' ? null : email,
      now: now(),
    })
    // Whoever goes back to the form and writes something else sends another report.
    return kept === 'number-taken' ? keep({ ...sent, number: newNumber() }) : number
  }
}

function newNumber(): string {
  return reportNumber(crypto.getRandomValues(new Uint8Array(REPORT_NUMBER_LETTERS)))
}

function cleaned({ kind, ground, what, words, email }: SentReport) {
  return {
    kind: REPORTED_KINDS.find((known) => known === kind) ?? 'behaviour',
    ground: REPORT_GROUNDS.find((known) => known === ground) ?? 'rules',
    what: cleanText(what),
    words: cleanLines(words),
    email: email.trim(),
  }
}

type Row = Pick<PublicReportState, 'outcome' | 'decision' | 'decider' | 'decidedAt'>

function decidedIn({ outcome, decision, decider, decidedAt }: Row): Decided | null {
  return outcome === null || decidedAt === null ? null : { outcome, reason: decision ?? '', decider, at: decidedAt }
}

function areWords(words: string): boolean {
  const { length } = [...words]
  return length >= REPORTED_WORDS_MIN && length <= REPORTED_WORDS_MAX
}

/** What is wrong with the form, from its top to its end; null if nothing is. */
function problemOf(sent: SentReport, now: number): ReportProblem | null {
  const { what, words, email } = cleaned(sent)
  const whatLength = [...what].length
  if (whatLength === 0 || whatLength > REPORTED_WHAT_MAX) return 'what'
  if (!areWords(words)) return 'words'
  if (email !== '' && !isEmail(email)) return 'email'
  if (!sent.isInGoodFaith) return 'faith'
  const drawnAt = Number(sent.drawnAt)
  const isTooQuick = !(drawnAt > 0) || now - drawnAt < FORM_FILLED_AT_LEAST_MS
  return sent.trap !== '' || isTooQuick ? 'robot' : null
}
