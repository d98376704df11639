/** Whether this configuration would open the local sign-in to the world. */
export function opensLocalSignIn(wranglerToml: string, environment: NodeJS.ProcessEnv): boolean {
  return /^\s*LOCAL_SIGN_IN\s*=/m.test(wranglerToml) || environment.LOCAL_SIGN_IN !== undefined
}
