import { BAN_MAX_MS } from '#durable/rules/bans.ts'
import { CHAT_KEPT_MS } from '#durable/rules/chat.ts'
import { PAW_PRINT_KEPT_MS } from '#durable/rules/life/paw-prints.ts'
import { MARKS } from '#durable/rules/smells/posts.ts'
import { CLOSED_AT_MOST_MS } from '#durable/rules/staff/closures.ts'
import {
  BAN_FACTS_KEPT_MS,
  CODE_KEPT_MS,
  DAYS_TO_REGRET,
  ENDED_SESSIONS_KEPT_MS,
  EXCLUDED_SUBJECTS_KEPT_MS,
  PAST_BOARDS_KEPT_MS,
  PUBLIC_REPORTS_KEPT_MS,
  PUSHES_KEPT_MS,
  REPORTS_KEPT_MS,
  ROUNDS_KEPT_MS,
  ROUND_LOGS_KEPT_MS,
  SESSION_IDLE_MS,
  SESSION_LIFE_MS,
  STAFF_LOG_KEPT_MS,
} from '#durable/rules/staff/forgetting.ts'
import { HOLD_DAYS } from '#durable/rules/staff/reports.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** What is kept for a week is deleted in the night after it. */
const WEEK_MS = 7 * DAY_MS

/**
 * By what law a kind of data is kept (GDPR 6(1)): to keep the agreement with the user, for a legitimate interest, because
 * a law demands it, or by consent.
 */
export type Basis = 'contract' | 'interest' | 'duty' | 'consent'

/** Of what the rows of a kind are deleted: with the account, never because nobody is named, or by a time. */
type Kind = {
  key: string
  basis: Basis
  /** The tables of the database that it is in. A room keeps what is said in storage of its own. */
  tables: readonly string[]
  /** The times of its text `privacy.kept.<key>.until`, ms; the page tells them in days. */
  times?: Readonly<Record<string, number>>
}

/** Everything that is kept about somebody, as the page of privacy tells it. */
export const KEPT = [
  {
    key: 'account',
    basis: 'contract',
    tables: [
      'user',
      'former_name',
      'preference',
      'supporter',
      'patreon_link',
      'patreon_attempt',
      'friend',
      'unheard',
      'announcement_reaction',
      'deletion',
    ],
    times: { days: DAYS_TO_REGRET * DAY_MS },
  },
  {
    key: 'dogs',
    basis: 'contract',
    tables: ['dog', 'dog_offer', 'saved_look', 'stamp', 'team_member', 'team_contribution', 'committee_term'],
  },
  {
    key: 'books',
    basis: 'interest',
    tables: ['account', 'leg', 'op', 'item', 'wear', 'daily', 'question', 'riddle_answer', 'delivery_entry', 'trade'],
  },
  {
    key: 'signIns',
    basis: 'contract',
    tables: ['session', 'desk', 'stage_token'],
    times: { life: SESSION_LIFE_MS, idle: SESSION_IDLE_MS, days: ENDED_SESSIONS_KEPT_MS },
  },
  { key: 'demoPark', basis: 'contract', tables: [] },
  { key: 'presence', basis: 'contract', tables: ['presence', 'ticket', 'flood'] },
  { key: 'chat', basis: 'contract', tables: [], times: { days: CHAT_KEPT_MS } },
  { key: 'prints', basis: 'contract', tables: ['paw_print'], times: { days: PAW_PRINT_KEPT_MS } },
  { key: 'weeks', basis: 'interest', tables: ['hunt_week', 'pack_mark'], times: { days: WEEK_MS, marks: 2 * WEEK_MS } },
  { key: 'marks', basis: 'contract', tables: ['post_mark'], times: { days: MARKS.keptMs } },
  {
    key: 'rounds',
    basis: 'contract',
    tables: ['round', 'game_day', 'find_day', 'play_card', 'pack_week', 'highscore', 'removed_score'],
    times: { logs: ROUND_LOGS_KEPT_MS, days: ROUNDS_KEPT_MS, boards: PAST_BOARDS_KEPT_MS },
  },
  { key: 'push', basis: 'consent', tables: ['push_subscription', 'push_due'], times: { days: PUSHES_KEPT_MS } },
  { key: 'reports', basis: 'duty', tables: ['report'], times: { days: REPORTS_KEPT_MS } },
  { key: 'siteReports', basis: 'duty', tables: ['public_report'], times: { days: PUBLIC_REPORTS_KEPT_MS } },
  { key: 'held', basis: 'duty', tables: ['report'], times: { days: Math.max(...HOLD_DAYS) * DAY_MS } },
  {
    key: 'bans',
    basis: 'interest',
    tables: ['ban', 'ban_doubling', 'appeal'],
    times: { days: BAN_MAX_MS, facts: BAN_FACTS_KEPT_MS, closed: CLOSED_AT_MOST_MS },
  },
  { key: 'excluded', basis: 'interest', tables: [], times: { days: EXCLUDED_SUBJECTS_KEPT_MS } },
  {
    key: 'staffLog',
    basis: 'interest',
    tables: ['staff_log', 'user_note', 'code_run'],
    times: { days: STAFF_LOG_KEPT_MS, trial: CODE_KEPT_MS },
  },
  { key: 'drafts', basis: 'interest', tables: ['draft_change', 'picture'] },
  { key: 'copies', basis: 'interest', tables: [] },
  { key: 'logs', basis: 'interest', tables: [] },
] as const satisfies readonly Kind[]

export type KeptKey = (typeof KEPT)[number]['key']

/** The times of a kind in whole days, for its text. */
export function keptDays(kind: Kind): Record<string, number> {
  return Object.fromEntries(Object.entries(kind.times ?? {}).map(([name, ms]) => [name, ms / DAY_MS]))
}

/** What the pages keep in the browser: by the beginnings of the names, and which are cookies. */
export const STORED = [
  {
    key: 'signIn',
    names: ['voffpark.session', 'voffpark.new-user', 'voffpark.desk', 'voffpark.app'],
  },
  { key: 'language', names: ['voffpark.language', 'voffpark.visit-language'] },
  { key: 'device', names: ['voffpark.device'] },
  { key: 'consent', names: ['voffpark.consent'] },
  {
    key: 'settings',
    names: ['voffpark.preferences', 'voffpark.arcade', 'voffpark.install-offered', 'voffpark.days', 'voffpark.dressed'],
  },
  {
    key: 'unfinished',
    names: [
      'voffpark.draft',
      'voffpark.held',
      'voffpark.play',
      'voffpark.round-open',
      'voffpark.stamp',
      'voffpark.rounds',
      'voffpark.away-asked',
      'voffpark.reloaded',
      'voffpark.told.',
      'voffpark-windows',
    ],
  },
] as const
