/** Why this configuration must not be deployed, for whoever tries; null where it may. */
export function whyNotDeploy(
  { site, rooms }: { site: string; rooms: string },
  environment: Record<string, string | undefined>,
): string | null {
  if (/^\s*LOCAL_SIGN_IN\s*=/m.test(site) || environment.LOCAL_SIGN_IN !== undefined) {
    return 'LOCAL_SIGN_IN is set: anybody could sign in as anybody. Unset it, then deploy.'
  }
  if (!/^\s*CONTACT_ADDRESS\s*=\s*"[^"\s@]+@(?![^"]*\.test")[^"\s@]+"/m.test(site)) {
    return 'CONTACT_ADDRESS in wrangler.toml is nobody’s: the terms promise an answer from there. Set it, then deploy.'
  }
  const differing = SHARED.find((row) => valueOf(site, row) !== valueOf(rooms, row))
  if (differing !== undefined) {
    return `wrangler.toml and durable/wrangler.toml have another ${differing}: the site would speak with rooms of another park.`
  }
  return null
}

/** Rows that the site and its rooms must have alike. */
const SHARED = ['compatibility_date', 'database_id', 'ROOM_MAX_DOGS']

function valueOf(toml: string, row: string): string | undefined {
  return new RegExp(`^${row} = (.*)$`, 'm').exec(toml)?.[1]
}
