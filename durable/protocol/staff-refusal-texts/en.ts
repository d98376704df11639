import type { StaffRefusal } from '../staff-refusals.ts'

export const staffEn: Record<StaffRefusal, string> = {
  'above-you': 'You may not do that to one of the staff',
  'appealed-already': 'You have already asked to have it looked at',
  'ban-over': 'That ban is over already',
  'closed-already': 'That account is closed already',
  'judged-by-another': 'Somebody else than you has to decide that',
  'not-tried': 'Try the change on lines first: what you saw does not hold any more',
  'reason-length': 'Write why, in 5 to 200 characters',
  'report-over': 'That report has been closed already',
  'report-taken': 'Somebody else is at work on that report',
  'reported-lately': 'You have just reported that dog. We are looking into it',
  'reports-used-up': 'You can report 5 times an hour. We are looking into those that we have got',
  'role-above-you': 'Only somebody who stands above that role can give or take it',
  'sign-in-again': 'You signed in more than a quarter of an hour ago. Sign in again first',
}
