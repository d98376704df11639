/** The source of a film; one of the two is null. */
export type FilmSource = { file: string; youtube: null } | { file: null; youtube: string }

const OWN_FILE = /^\/films\/[a-z0-9-]{1,40}\.(webm|mp4)$/
const FILE = /\.(webm|mp4)$/
const YOUTUBE_HOSTS = ['www.youtube.com', 'm.youtube.com', 'youtube.com', 'www.youtube-nocookie.com']
const YOUTUBE_ID = /^[\w-]{11}$/
const HOST = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/

/** Hosts besides our own from which films may come. Players' browsers fetch films from no other host. */
export function filmHosts({ FILM_HOSTS = '' }: { FILM_HOSTS?: string }): string[] {
  return FILM_HOSTS.split(/\s+/).filter((host) => HOST.test(host))
}

/**
 * [CI4] The source that an address typed by staff means: a file of our own, one on a known host, or a YouTube film;
 * null for anything else.
 */
export function filmSource(typed: string, hosts: readonly string[]): FilmSource | null {
  const address = typed.trim()
  if (OWN_FILE.test(address)) return { file: address, youtube: null }
  const url = URL.canParse(address) ? new URL(address) : null
  if (url?.protocol !== 'https:' || url.port !== '' || url.username !== '' || url.password !== '') return null
  if (hosts.includes(url.hostname) && FILE.test(url.pathname)) return { file: url.href, youtube: null }
  const youtube = youtubeId(url)
  return youtube !== null && YOUTUBE_ID.test(youtube) ? { file: null, youtube } : null
}

function youtubeId({ hostname, pathname, searchParams }: URL): string | null {
  if (hostname === 'youtu.be') return pathname.slice(1)
  if (!YOUTUBE_HOSTS.includes(hostname)) return null
  if (pathname === '/watch') return searchParams.get('v')
  return /^\/(?:embed|live|shorts)\/([^/]+)$/.exec(pathname)?.[1] ?? null
}
