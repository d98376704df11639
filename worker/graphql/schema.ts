import { builder } from './builder.ts'
import { addProgramme } from './cinema/programme.ts'
import { addFriends } from './life/friends.ts'
import { addMeeting } from './life/meeting.ts'
import { addFavours } from './life/favours.ts'
import { addPawPrints } from './life/paw-prints.ts'
import { addQuestions } from './life/questions.ts'
import { addThings } from './life/things.ts'
import { addTrades } from './life/trades.ts'
import { addPrivacy } from './privacy/privacy.ts'
import { addAppeals } from './staff/appeals.ts'
import { addCalm } from './staff/calm.ts'
import { addKicks } from './staff/kicks.ts'
import { addReports } from './staff/reports.ts'
import { addConfirmation } from './staff/confirmation.ts'
import { addAccount } from './types/account.ts'
import { addAnnouncements } from './types/announcements.ts'
import { addDogs } from './types/dogs.ts'
import { addHighscores } from './types/highscores.ts'
import { addLandingDogs } from './types/landing-dogs.ts'
import { addPark } from './types/park.ts'
import { addParkMap } from './types/park-map.ts'
import { addSettings } from './types/settings.ts'
import { addPreferences } from './types/preferences.ts'
import { addStage } from './types/stage.ts'
import { addSupporters } from './types/supporters.ts'
import { addTeam } from './types/team.ts'
import { addUnheard } from './types/unheard.ts'
import { addUser } from './types/user.ts'

builder.queryType({})
builder.mutationType({})
addAccount()
addUser()
addDogs()
addPark()
addParkMap()
addAnnouncements()
addSupporters()
addLandingDogs()
addHighscores()
addTeam()
addProgramme()
addStage()
addSettings()
addPreferences()
addUnheard()
addThings()
addMeeting()
addTrades()
addQuestions()
addFriends()
addPawPrints()
addFavours()
addReports()
addKicks()
addCalm()
addAppeals()
addConfirmation()
addPrivacy()

export const schema = builder.toSchema()
