import type { DeskMethods } from '#app/load-context.ts'
import { newsDesk } from '#worker/announcements/news-desk.ts'
import { appealsDesk } from '#worker/bans/appeals-desk.ts'
import { bansDesk } from '#worker/bans/bans-desk.ts'
import { closuresDesk } from '#worker/bans/closures-desk.ts'
import { kicksDesk } from '#worker/bans/kicks-desk.ts'
import { committeeDesk } from '#worker/committee/committee-desk.ts'
import type { DeskContext } from '#worker/desk/method.ts'
import { filmsDesk } from '#worker/films/films-desk.ts'
import { healthDesk } from '#worker/health/health-desk.ts'
import { scoresDesk } from '#worker/highscores/scores-desk.ts'
import { supportersDesk } from '#worker/patreon/supporters-desk.ts'
import { publicReportsDesk } from '#worker/public-reports/public-reports-desk.ts'
import { recordsDesk } from '#worker/records/records-desk.ts'
import { reportsDesk } from '#worker/reports/reports-desk.ts'
import { settingsDesk } from '#worker/settings/settings-desk.ts'
import { teamDesk } from '#worker/team/team-desk.ts'
import { usersDesk } from '#worker/users/users-desk.ts'
import { wordsDesk } from '#worker/words/words-desk.ts'

/** All methods of the staff pages. Each checks the capability that it needs. */
export function deskMethods(context: DeskContext): DeskMethods {
  return {
    ...appealsDesk(context),
    ...bansDesk(context),
    ...closuresDesk(context),
    ...committeeDesk(context),
    ...filmsDesk(context),
    ...healthDesk(context),
    ...kicksDesk(context),
    ...newsDesk(context),
    ...publicReportsDesk(context),
    ...recordsDesk(context),
    ...reportsDesk(context),
    ...scoresDesk(context),
    ...settingsDesk(context),
    ...supportersDesk(context),
    ...teamDesk(context),
    ...usersDesk(context),
    ...wordsDesk(context),
  }
}
