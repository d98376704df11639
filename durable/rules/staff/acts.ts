/** All acts of staff that are written to the staff log. Each has a text in `manage.log.act`. */
export const STAFF_ACTS = [
  'kick',
  'lift-ban',
  'double-ban',
  'answer-appeal',
  'claim-report',
  'close-report',
  'look-at-report',
  'look-at-chat',
  'calm-room',
  'publish-room',
  'refused',
  'set-role',
  'end-sessions',
  'note-user',
  'change-setting',
  /** Only in old lines, from before there were numbers among the settings. */
  'set-switch',
  'write-news',
  'change-news',
  'edit-team',
  'change-words',
  'export-user',
  'forget-user',
  'keep-user',
  'edit-films',
  'remove-score',
  'take-name',
  'close-account',
  'exclude-for-good',
  'decide-public-report',
  'answer-public-report',
  'hold-evidence',
] as const
export type StaffAct = (typeof STAFF_ACTS)[number]

/** The acts on a report, of which the user whom it is about must not learn. */
export const ACTS_ON_REPORTS = [
  'claim-report',
  'close-report',
  'look-at-report',
  'decide-public-report',
  'answer-public-report',
  'hold-evidence',
] as const satisfies readonly StaffAct[]
