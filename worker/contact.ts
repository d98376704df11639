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
    demoPark: secure(env.DEMO_PARK_ORIGIN) && new URL(env.DEMO_PARK_ORIGIN).origin,
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

function secure(address: string): string {
  return URL.canParse(address) && new URL(address).protocol === 'https:' ? address : ''
}
