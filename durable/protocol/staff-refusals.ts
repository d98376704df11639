import type { Refusal } from './refusals.ts'

/** The refusals for reports, kicks, bans and staff pages. */
export type StaffRefusal = Extract<
  Refusal,
  | 'above-you'
  | 'appealed-already'
  | 'ban-over'
  | 'closed-already'
  | 'code-over'
  | 'draft-gone'
  | 'draft-too-large'
  | 'judged-by-another'
  | 'not-tried'
  | 'nothing-changed'
  | 'others-changed'
  | 'others-published'
  | 'reason-length'
  | 'report-over'
  | 'report-taken'
  | 'reported-lately'
  | 'reports-used-up'
  | 'role-above-you'
  | 'row-changed'
  | 'sign-in-again'
  | 'user-changed'
>
