/**
 * [B2] The mutations for a banned user: signing in and out, seeing to what is theirs, not hearing others, reporting and
 * appealing. Everything else plays, or reaches others, and is refused. A new mutation is refused until it stands here.
 */
const ALLOWED: ReadonlySet<string> = new Set([
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
  // Says until when the ban holds.
  'enterPark',
  'exportMyData',
  'googleLogin',
  'hearAgain',
  'ignoreDog',
  'keepMyAccount',
  'leaveTrade',
  'putPawPrintsAside',
  // A name that staff have taken away may be chosen anew, for some days only.
  'renameDog',
  'report',
  'savePushSettings',
  'saveSettings',
  'seeReportOutcomes',
  'setDogColor',
  'setLanguage',
  'setUsername',
  'setSupporterShown',
  'signOut',
  'signOutEverywhere',
  'startSignIn',
  'validateStageToken',
])

export function mayWhileBanned(mutation: string): boolean {
  return ALLOWED.has(mutation)
}
