/** Why this configuration must not be deployed, for whoever tries; null where it may. */
export function whyNotDeploy(wranglerToml: string, environment: Record<string, string | undefined>): string | null {
  if (/^\s*LOCAL_SIGN_IN\s*=/m.test(wranglerToml) || environment.LOCAL_SIGN_IN !== undefined) {
    return 'LOCAL_SIGN_IN is set: anybody could sign in as anybody. Unset it, then deploy.'
  }
  if (!/^\s*CONTACT_ADDRESS\s*=\s*"[^"\s@]+@(?![^"]*\.test")[^"\s@]+"/m.test(wranglerToml)) {
    return 'CONTACT_ADDRESS in wrangler.toml is nobody’s: the terms promise an answer from there. Set it, then deploy.'
  }
  return null
}
