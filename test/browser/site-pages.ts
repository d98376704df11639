import type { Language } from '#durable/rules/languages.ts'

/** Every public address, and the status of its page. */
export const SITE_PAGES: readonly { path: string; status: number }[] = [
  ...[
    '/',
    '/rules',
    '/eula',
    '/team',
    '/credits',
    '/highscore',
    '/highscore/KnogleKnas',
    '/highscore/JumpingDog',
    '/highscore/CatsFree',
    '/help',
    '/announcement/1',
    '/fk-wanted',
    '/whatis/alder',
    '/whatis/rang',
    '/whatis/kobbel',
  ].map((path) => ({ path, status: 200 })),
  { path: '/no-such-page', status: 404 },
  { path: '/announcement/999999', status: 404 },
  { path: '/highscore/NoSuchGame', status: 404 },
]

/** Where else we are, so that nothing is left out of the pages. */
export const ELSEWHERE = {
  INSTAGRAM_URL: 'https://www.instagram.com/',
  YOUTUBE_URL: 'https://www.youtube.com/',
  TIKTOK_URL: 'https://www.tiktok.com/',
  CHAT_SERVER_URL: 'https://discord.com/',
  SUPPORTER_PLATFORM_URL: 'https://www.patreon.com/',
}

/** Words that give away English left behind, none of which is a word in the language. */
export const ENGLISH_WORDS: Record<Exclude<Language, 'en'>, RegExp> = {
  dk: english([
    'the',
    'and',
    'you',
    'your',
    'with',
    'are',
    'was',
    'this',
    'that',
    'what',
    'dogs',
    'read',
    'more',
    'sign',
  ]),
  no: english(['the', 'and', 'you', 'your', 'with', 'are', 'was', 'this', 'that', 'what', 'dogs', 'read', 'sign']),
  se: english(['the', 'and', 'you', 'your', 'with', 'are', 'was', 'this', 'that', 'what', 'dogs', 'read', 'sign']),
}

function english(words: readonly string[]): RegExp {
  return new RegExp(`(?<![\\p{L}’'])(${words.join('|')})(?![\\p{L}’'])`, 'giu')
}
