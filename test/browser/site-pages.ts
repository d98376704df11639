import type { Language } from '#durable/rules/languages.ts'

/** All public paths, with the HTTP status of each. */
export const SITE_PAGES: readonly { path: string; status: number }[] = [
  ...[
    '/',
    '/rules',
    '/eula',
    '/privacy',
    '/team',
    '/credits',
    '/highscore',
    '/highscore/KnogleKnas',
    '/highscore/JumpingDog',
    '/highscore/CatsFree',
    '/help',
    '/announcements',
    '/announcement/1',
    '/dressing-room',
    '/fk-wanted',
    '/report',
    '/transparency',
    '/whatis/alder',
    '/whatis/rang',
    '/whatis/kobbel',
  ].map((path) => ({ path, status: 200 })),
  { path: '/no-such-page', status: 404 },
  { path: '/report/no-such-number', status: 404 },
  { path: '/announcement/999999', status: 404 },
  { path: '/highscore/NoSuchGame', status: 404 },
]

/** The links to other platforms, set so that no part of the pages is left out. */
export const ELSEWHERE = {
  INSTAGRAM_URL: 'https://www.instagram.com/',
  YOUTUBE_URL: 'https://www.youtube.com/',
  TIKTOK_URL: 'https://www.tiktok.com/',
  CHAT_SERVER_URL: 'https://discord.com/',
  SUPPORTER_PLATFORM_URL: 'https://www.patreon.com/',
}

/** English words that are no words of the language: one of them on a page means an untranslated text. */
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
