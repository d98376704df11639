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

function secure(address: string): string {
  return URL.canParse(address) && new URL(address).protocol === 'https:' ? address : ''
}
