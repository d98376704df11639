import { addAccount } from '#worker/accounts/account-graphql.ts'
import { addConfirmation } from '#worker/accounts/confirmation-graphql.ts'
import { addAnnouncements } from '#worker/announcements/announcements-graphql.ts'
import { addNewsEditing } from '#worker/announcements/news-editing-graphql.ts'
import { addAppeals } from '#worker/bans/appeals-graphql.ts'
import { addKicks } from '#worker/bans/kicks-graphql.ts'
import { addBook } from '#worker/book/book-graphql.ts'
import { addCodeRuns } from '#worker/code-runs/code-runs-graphql.ts'
import { addCommittee } from '#worker/committee/committee-graphql.ts'
import { addDogs } from '#worker/dogs/dogs-graphql.ts'
import { addLandingDogs } from '#worker/dogs/landing-dogs-graphql.ts'
import { addMeeting } from '#worker/dogs/meeting-graphql.ts'
import { addEditor } from '#worker/editor/editor-graphql.ts'
import { addPublishing } from '#worker/editor/publishing-graphql.ts'
import { addPark } from '#worker/entrance/park-graphql.ts'
import { addProgramme } from '#worker/films/programme-graphql.ts'
import { addFavours } from '#worker/friends/favours-graphql.ts'
import { addFriends } from '#worker/friends/friends-graphql.ts'
import { builder } from '#worker/graphql/builder.ts'
import { addHighscores } from '#worker/highscores/highscores-graphql.ts'
import { addPacks } from '#worker/packs/packs-graphql.ts'
import { addPatreon } from '#worker/patreon/patreon-graphql.ts'
import { addPawPrints } from '#worker/paw-prints/paw-prints-graphql.ts'
import { addPictures } from '#worker/pictures/pictures-graphql.ts'
import { addPreferences } from '#worker/preferences/preferences-graphql.ts'
import { addPrivacy } from '#worker/privacy/privacy-graphql.ts'
import { addPush } from '#worker/push/push-graphql.ts'
import { addQuestions } from '#worker/questions/questions-graphql.ts'
import { addRiddle } from '#worker/questions/riddle-graphql.ts'
import { addReports } from '#worker/reports/reports-graphql.ts'
import { addCalm } from '#worker/rooms/calm-graphql.ts'
import { addParkMap } from '#worker/rooms/map-graphql.ts'
import { addGhosts } from '#worker/rounds/ghosts-graphql.ts'
import { addRounds } from '#worker/rounds/rounds-graphql.ts'
import { addGamesToday } from '#worker/rounds/today-graphql.ts'
import { addSettings } from '#worker/settings/settings-graphql.ts'
import { addAbilities } from '#worker/sheets/abilities-graphql.ts'
import { addCommands } from '#worker/sheets/commands-graphql.ts'
import { addSprites } from '#worker/sheets/sprites-graphql.ts'
import { addStage } from '#worker/stage/stage-graphql.ts'
import { addSupporters } from '#worker/supporters/supporters-graphql.ts'
import { addTeam } from '#worker/team/team-graphql.ts'
import { addGranting } from '#worker/things/granting-graphql.ts'
import { addLending } from '#worker/things/lending-graphql.ts'
import { addLooks } from '#worker/things/looks-graphql.ts'
import { addThings } from '#worker/things/things-graphql.ts'
import { addTrades } from '#worker/trades/trades-graphql.ts'
import { addTrail } from '#worker/trail/trail-graphql.ts'
import { addUnheard } from '#worker/unheard/unheard-graphql.ts'
import { addGifts } from '#worker/users/gifts-graphql.ts'
import { addPersons } from '#worker/users/person-graphql.ts'
import { addUser } from '#worker/users/user-graphql.ts'

builder.queryType({})
builder.mutationType({})
addAccount()
addUser()
addDogs()
addPark()
addParkMap()
addAnnouncements()
addNewsEditing()
addSupporters()
addCommittee()
addPatreon()
addLandingDogs()
addHighscores()
addPacks()
addTrail()
addBook()
addRounds()
addGhosts()
addGamesToday()
addTeam()
addProgramme()
addStage()
addSettings()
addAbilities()
addCommands()
addSprites()
addPictures()
addPreferences()
addPush()
addUnheard()
addThings()
addLooks()
addLending()
addGranting()
addMeeting()
addTrades()
addQuestions()
addRiddle()
addFriends()
addPawPrints()
addFavours()
addReports()
addKicks()
addCalm()
addEditor()
addPublishing()
addPersons()
addGifts()
addCodeRuns()
addAppeals()
addConfirmation()
addPrivacy()

export const schema = builder.toSchema()
