import type { DeskMethods } from '#app/load-context.ts'

export const ROLES = [
  'visitor',
  'player',
  'supporter',
  'client developer',
  'designer',
  'party committee',
  'moderator',
  'administrator',
  'developer',
] as const
export type Role = (typeof ROLES)[number]

export const EVERYBODY: readonly Role[] = ROLES
export const SIGNED_IN = ROLES.filter((role) => role !== 'visitor')
export const STAFF: readonly Role[] = ['moderator', 'administrator']
export const ADMINISTRATOR: readonly Role[] = ['administrator']
export const SUPPORTERS: readonly Role[] = ['supporter', 'administrator']

/**
 * `who` gets an answer; all others get a refusal for who they are, or `others`. `told` is what permitted roles get if
 * the test can bring them no further. `fresh` means only after a sign-in of the last 15 minutes [S5]. `anothers` is
 * what a permitted role gets for something of another user's: 'nothing' if nothing is shown or done, null if it is
 * meant for others' things. A field that takes an id and is not the staff's must have it.
 */
export type Rule = {
  who: readonly Role[]
  others?: 'null' | 'empty'
  told?: string
  fresh?: true
  anothers?: string | null
}

const everybody: Rule = { who: EVERYBODY }
const signedIn: Rule = { who: SIGNED_IN }
const freshUser: Rule = { who: SIGNED_IN, fresh: true }
const staff: Rule = { who: STAFF }
const freshStaff: Rule = { who: STAFF, fresh: true }
const administrator: Rule = { who: ADMINISTRATOR }
const freshAdministrator: Rule = { who: ADMINISTRATOR, fresh: true }
const ofAnybody: Rule = { who: SIGNED_IN, anothers: null }
/** Asks with a dog of their own. */
const dogsOwner: Rule = { who: SIGNED_IN, anothers: 'not-your-dog' }

/**
 * [S2] Who gets an answer from each field at the root of the schema: the only list. A field that is missing here fails
 * the test.
 */
export const WHO_MAY: Readonly<Record<string, Rule>> = {
  'Query.announcementArchive': everybody,
  'Query.cinemaProgramme': everybody,
  'Query.getAnnouncement': { who: EVERYBODY, anothers: null },
  'Query.getSetting': everybody,
  'Query.highscores': everybody,
  'Query.latestAnnouncements': everybody,
  'Query.latestPatreonSubscribers': everybody,
  'Query.ownStanding': { who: EVERYBODY },
  'Query.packWeek': everybody,
  'Query.parkAbilities': everybody,
  'Query.parkCommands': everybody,
  'Query.parkSprites': everybody,
  'Query.pictureCredits': everybody,
  'Query.parkRooms': everybody,
  'Query.trailFinders': everybody,
  'Query.randomDog': everybody,
  'Query.randomPatreonDog': everybody,
  'Query.changedThings': everybody,
  'Query.renamedThings': everybody,
  'Query.shopGoods': everybody,
  'Query.stageTokenOwner': everybody,
  'Query.team': everybody,
  'Query.version': everybody,
  'Query.removedScores': everybody,
  'Mutation.createUser': everybody,
  'Mutation.googleLogin': { who: EVERYBODY, told: 'sign-in-expired' },
  'Mutation.setLanguage': everybody,
  'Mutation.signOut': everybody,
  'Mutation.startSignIn': everybody,
  'Mutation.validateStageToken': { who: EVERYBODY, told: 'link-expired' },

  'Query.myUser': { who: SIGNED_IN, others: 'null' },
  'Query.myDeletion': { who: SIGNED_IN, others: 'null', told: 'null' },
  'Query.patreonSubscription': { who: SIGNED_IN, others: 'null' },
  'Query.reportOutcomes': { who: SIGNED_IN, others: 'null' },
  // The tests' park is set up for the stand-in where a test says so.
  'Mutation.startPatreonLink': { who: SIGNED_IN, told: 'bad-input' },
  'Query.foundPatreonLink': { who: SIGNED_IN, others: 'null', told: 'null' },
  'Mutation.finishPatreonLink': { who: SIGNED_IN, told: 'not-begun-here' },
  'Mutation.lookAtMySupport': signedIn,
  'Mutation.disconnectPatreon': signedIn,
  'Query.supporterLink': { who: ['supporter'], others: 'null' },
  'Query.committeeTerm': { who: ['party committee'], others: 'null' },
  'Query.isStarWaiting': everybody,
  'Mutation.giveSupporterHearts': { who: ['supporter'], anothers: 'not-your-dog' },
  'Mutation.setSupporterShown': { who: ['supporter'] },
  'Mutation.agreeToTerms': signedIn,
  'Mutation.createAppCode': { who: SIGNED_IN, others: 'null' },
  'Mutation.createStageToken': { who: SUPPORTERS, others: 'null' },

  'Query.deliveries': signedIn,
  'Query.dogProfile': ofAnybody,
  'Query.games': signedIn,
  'Query.knogleKnasLevel': signedIn,
  'Query.knogleKnasLevels': signedIn,
  'Query.leader': { who: EVERYBODY },
  'Query.myRecord': signedIn,
  'Query.myReports': signedIn,
  'Query.newDog': signedIn,
  'Query.playCard': signedIn,
  'Query.preferences': signedIn,
  'Query.pushSettings': signedIn,
  'Query.savedLooks': signedIn,
  'Query.searchDogs': signedIn,
  'Query.unheard': signedIn,
  'Mutation.appeal': { who: SIGNED_IN, anothers: 'no-such-ban' },
  'Mutation.blockDog': ofAnybody,
  'Mutation.confirmSignIn': { who: SIGNED_IN, told: 'sign-in-expired' },
  'Mutation.deleteMyAccount': freshUser,
  'Mutation.dropLook': signedIn,
  'Mutation.dropPush': signedIn,
  'Mutation.enterDraw': { ...ofAnybody, told: 'sold-out' },
  'Mutation.exportMyData': freshUser,
  'Mutation.hearAgain': { who: SIGNED_IN, anothers: 'nothing' },
  'Mutation.ignoreDog': ofAnybody,
  'Mutation.keepMyAccount': signedIn,
  'Mutation.react': ofAnybody,
  // The tests' park sends no push messages. Whoever knows the address of a browser is that browser.
  'Mutation.renewPush': { who: EVERYBODY, told: 'bad-input' },
  'Mutation.report': ofAnybody,
  // The tests' park sends no push messages.
  'Mutation.savePushSettings': { who: SIGNED_IN, told: 'bad-input' },
  'Mutation.saveSettings': signedIn,
  'Mutation.seeReportOutcomes': { who: SIGNED_IN, anothers: 'nothing' },
  'Mutation.setUsername': signedIn,
  'Mutation.signOutEverywhere': signedIn,
  'Mutation.giveBackSeat': signedIn,

  'Query.dogThings': dogsOwner,
  'Query.favours': dogsOwner,
  'Query.friends': dogsOwner,
  'Query.openQuestion': dogsOwner,
  'Query.riddle': dogsOwner,
  'Query.parkMap': dogsOwner,
  'Query.pawPrints': dogsOwner,
  'Query.trade': { who: SIGNED_IN, anothers: 'nothing' },
  'Mutation.acceptFriend': { ...dogsOwner, told: 'request-gone' },
  'Mutation.agreeToTrade': { who: SIGNED_IN, told: 'trade-locked', anothers: 'trade-gone' },
  'Mutation.answerQuestion': { who: SIGNED_IN, told: 'question-gone', anothers: 'question-gone' },
  'Mutation.askFriend': { ...dogsOwner, told: 'friend-rank' },
  'Mutation.askQuestion': { ...dogsOwner, told: 'not-on-mountain' },
  'Mutation.buyThing': { ...dogsOwner, told: 'not-in-shop' },
  'Mutation.carryThing': { who: SIGNED_IN, anothers: 'not-your-dog' },
  'Mutation.endFriendship': dogsOwner,
  'Mutation.enterPark': dogsOwner,
  'Query.roundGhost': { who: SIGNED_IN, anothers: 'nothing' },
  'Mutation.finishRound': { who: SIGNED_IN, told: 'too-soon', anothers: 'round-over' },
  'Mutation.giveThing': { who: SIGNED_IN, anothers: 'not-your-dog' },
  'Mutation.giveTreat': dogsOwner,
  'Mutation.leaveTrade': { who: SIGNED_IN, anothers: 'nothing' },
  'Mutation.newDog': { who: SIGNED_IN, anothers: 'nothing' },
  'Mutation.offerInTrade': { who: SIGNED_IN, anothers: 'trade-gone' },
  'Mutation.proposeTrade': dogsOwner,
  'Mutation.putPawPrintsAside': dogsOwner,
  'Mutation.saveLook': dogsOwner,
  'Mutation.wearLook': { who: SIGNED_IN, told: 'no-such-look', anothers: 'no-such-look' },
  'Mutation.renameDog': { ...dogsOwner, told: 'bad-input' },
  'Mutation.setDogColor': dogsOwner,
  'Mutation.startRound': dogsOwner,

  'Query.staffDog': staff,
  'Mutation.calmRoom': staff,
  'Mutation.kick': staff,

  'Query.editorDesk': administrator,
  'Query.openText': administrator,
  'Query.draftNews': administrator,
  'Mutation.saveDraft': administrator,
  'Mutation.dropDraft': administrator,
  'Mutation.rebaseDraft': administrator,
  'Mutation.goBackTo': administrator,
  'Mutation.publishDrafts': freshAdministrator,
  'Mutation.uploadPicture': administrator,
  'Mutation.giveToSelf': { ...freshAdministrator, anothers: 'not-your-dog' },
  'Query.textRevisions': administrator,
  'Query.textRevision': administrator,
  'Query.editedNews': administrator,
  'Query.editedAnnouncement': administrator,
  'Query.newsPictures': administrator,
  'Mutation.saveAnnouncement': freshAdministrator,
  'Query.findUsers': administrator,
  'Query.person': administrator,
  'Query.personHistory': administrator,
  'Mutation.grantAmount': freshAdministrator,
  'Mutation.takeBackAmount': { ...freshAdministrator, told: 'has-less' },
  'Mutation.grantThing': freshAdministrator,
  'Mutation.takeBackThing': freshAdministrator,
  'Mutation.setMaxDogs': freshAdministrator,
  'Mutation.tryCode': freshAdministrator,
  'Mutation.runCode': freshAdministrator,
}

/** [B2] What a banned user may still change; everything else is refused. */
export const WHILE_BANNED: readonly string[] = [
  'agreeToTerms',
  'appeal',
  'blockDog',
  'confirmSignIn',
  'createAppCode',
  'createUser',
  'deleteMyAccount',
  'disconnectPatreon',
  'dropPush',
  'endFriendship',
  'exportMyData',
  'googleLogin',
  'hearAgain',
  'ignoreDog',
  'keepMyAccount',
  'leaveTrade',
  'putPawPrintsAside',
  'renameDog',
  'report',
  'savePushSettings',
  'saveSettings',
  'seeReportOutcomes',
  'setDogColor',
  'setLanguage',
  'setSupporterShown',
  'setUsername',
  'signOut',
  'signOutEverywhere',
  'startSignIn',
  'validateStageToken',
].map((name) => `Mutation.${name}`)

/** [S12] What a user may change who has not agreed to the terms; everything else is refused. */
export const BEFORE_TERMS: readonly string[] = [
  'agreeToTerms',
  'appeal',
  'confirmSignIn',
  'createAppCode',
  'createUser',
  'deleteMyAccount',
  'disconnectPatreon',
  'dropPush',
  'exportMyData',
  'googleLogin',
  'keepMyAccount',
  'report',
  'seeReportOutcomes',
  'setLanguage',
  'setSupporterShown',
  'signOut',
  'signOutEverywhere',
  'startSignIn',
  'validateStageToken',
].map((name) => `Mutation.${name}`)

/** [S2] [S5] Who gets an answer from each method of the desk (worker/desk), and whether it needs a recent sign-in. */
export const DESK_WHO_MAY: Readonly<Record<keyof DeskMethods, Rule>> = {
  appeals: staff,
  bans: staff,
  claimReport: staff,
  closures: staff,
  closeAccount: staff,
  publicReports: staff,
  decidePublicReport: staff,
  answerPublicReport: staff,
  decideClosure: freshStaff,
  closeReport: staff,
  holdEvidence: staff,
  kickForReport: staff,
  liftBan: staff,
  judgedScores: staff,
  lookAtReport: staff,
  removedScores: staff,
  reports: staff,
  staffLog: staff,
  tryWord: staff,
  user: staff,
  users: staff,
  words: staff,
  addNote: freshStaff,
  answerAppeal: freshStaff,
  changeWord: freshStaff,
  lookAtChat: freshStaff,
  removeScore: freshStaff,
  takeName: freshStaff,

  films: administrator,
  health: administrator,
  timeDatabase: freshAdministrator,
  newsPictures: administrator,
  newsTable: administrator,
  settings: administrator,
  teamEntries: administrator,
  wholeNews: administrator,
  addTeamEntry: freshAdministrator,
  describeTeamEntry: freshAdministrator,
  endSessions: freshAdministrator,
  exportUser: freshAdministrator,
  forgetUser: freshAdministrator,
  keepUser: freshAdministrator,
  raiseTeamEntry: freshAdministrator,
  removeFilm: freshAdministrator,
  removeTeamEntry: freshAdministrator,
  saveFilm: freshAdministrator,
  saveNews: freshAdministrator,
  setRole: freshAdministrator,
  supporters: administrator,
  committee: administrator,
  appointMember: freshAdministrator,
  endTerm: freshAdministrator,
  connectCampaign: freshAdministrator,
  answerHeldLosses: freshAdministrator,
  disconnectCampaign: freshAdministrator,
  giveTier: freshAdministrator,
  takeTier: freshAdministrator,
  changeSetting: freshAdministrator,
}
