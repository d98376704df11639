/**
 * [S12] The mutations for a user who has not agreed to the terms that hold now: signing in and out, agreeing, and what is
 * theirs whatever they say to the terms. Everything else plays, or reaches others, and is refused. A new mutation is
 * refused until it stands here.
 */
const ALLOWED: ReadonlySet<string> = new Set([
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
])

export function mayBeforeTerms(mutation: string): boolean {
  return ALLOWED.has(mutation)
}
