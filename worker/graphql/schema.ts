import { builder } from './builder.ts'
import { addProgramme } from './cinema/programme.ts'
import { addFriends } from './life/friends.ts'
import { addMeeting } from './life/meeting.ts'
import { addPawPrints } from './life/paw-prints.ts'
import { addQuestions } from './life/questions.ts'
import { addThings } from './life/things.ts'
import { addTrades } from './life/trades.ts'
import { addPrivacy } from './privacy/privacy.ts'
import { addAppeals } from './staff/appeals.ts'
import { addCalm } from './staff/calm.ts'
import { addKicks } from './staff/kicks.ts'
import { addQueue } from './staff/queue.ts'
import { addReports } from './staff/reports.ts'
import { addBans } from './manage/bans.ts'
import { addConfirmation } from './manage/desk.ts'
import { addFilms } from './manage/films.ts'
import { addHealth } from './manage/health.ts'
import { addNews } from './manage/news.ts'
import { addRecords } from './manage/records.ts'
import { addSwitches } from './manage/settings.ts'
import { addTeamEntries } from './manage/team.ts'
import { addUserData } from './manage/user-data.ts'
import { addUsers } from './manage/users.ts'
import { addWords } from './manage/words.ts'
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
addReports()
addQueue()
addKicks()
addCalm()
addAppeals()
addConfirmation()
addBans()
addHealth()
addSwitches()
addNews()
addTeamEntries()
addFilms()
addUsers()
addUserData()
addRecords()
addWords()
addPrivacy()

export const schema = builder.toSchema()
