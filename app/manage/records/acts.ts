/** What the staff log knows of (worker/db/staff/log.ts); each has a word in manage.log.act. */
export const ACTS = [
  'kick',
  'lift-ban',
  'double-ban',
  'answer-appeal',
  'claim-report',
  'close-report',
  'look-at-report',
  'look-at-chat',
  'calm-room',
  'refused',
  'set-role',
  'end-sessions',
  'note-user',
  'set-switch',
  'write-news',
  'change-news',
  'edit-team',
  'change-words',
  'export-user',
  'forget-user',
  'keep-user',
  'edit-films',
] as const
export type Act = (typeof ACTS)[number]

export function isAct(act: string): act is Act {
  return ACTS.some((known) => known === act)
}
