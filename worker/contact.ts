import { isLanguage } from '#durable/rules/languages.ts'
import type { Env } from './env.ts'

/** The contact settings of wrangler.toml. A link that is not https is left out. */
export function contactOf(env: Env) {
  return {
    address: env.CONTACT_ADDRESS,
    instagram: secure(env.INSTAGRAM_URL),
    youtube: secure(env.YOUTUBE_URL),
    tiktok: secure(env.TIKTOK_URL),
    chatServer: secure(env.CHAT_SERVER_URL),
    supporterPlatform: secure(env.SUPPORTER_PLATFORM_URL),
    demoPark: demoParkOf(env.DEMO_PARK_ORIGIN),
  }
}

/** Who runs the park, as set in wrangler.toml. A code that is no language of the park is left out. */
export function operatorOf(env: Env) {
  return {
    name: env.OPERATOR_NAME,
    address: env.OPERATOR_ADDRESS,
    email: env.OPERATOR_EMAIL,
    languages: env.OPERATOR_LANGUAGES.split(/\s+/).filter(isLanguage),
    authority: { name: env.AUTHORITY_NAME, url: secure(env.AUTHORITY_URL) },
  }
}

/** The origin of the demo park; that of a local one (`npm start -- --demo`) needs no https. */
function demoParkOf(address: string): string {
  const isLocal = URL.canParse(address) && new URL(address).protocol === 'http:' && isOwnMachine(new URL(address))
  return isLocal || secure(address) ? new URL(address).origin : ''
}

function isOwnMachine({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname.endsWith('.localhost')
}

function secure(address: string): string {
  return URL.canParse(address) && new URL(address).protocol === 'https:' ? address : ''
}
