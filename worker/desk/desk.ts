import type { DeskMethods } from '#app/load-context.ts'
import { appealsDesk } from './appeals.ts'
import { bansDesk } from './bans.ts'
import { filmsDesk } from './films.ts'
import { healthDesk } from './health.ts'
import type { DeskContext } from './method.ts'
import { newsDesk } from './news.ts'
import { recordsDesk } from './records.ts'
import { reportsDesk } from './reports.ts'
import { settingsDesk } from './settings.ts'
import { teamDesk } from './team.ts'
import { usersDesk } from './users.ts'
import { wordsDesk } from './words.ts'

/** All that staff pages ask of the server, in process. Each method asks for itself what the viewer may. */
export function deskMethods(context: DeskContext): DeskMethods {
  return {
    ...appealsDesk(context),
    ...bansDesk(context),
    ...filmsDesk(context),
    ...healthDesk(context),
    ...newsDesk(context),
    ...recordsDesk(context),
    ...reportsDesk(context),
    ...settingsDesk(context),
    ...teamDesk(context),
    ...usersDesk(context),
    ...wordsDesk(context),
  }
}
