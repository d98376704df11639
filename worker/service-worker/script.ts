import { PUSH_CACHE, PUSH_KEPT } from '#durable/rules/push/kept.ts'

/**
 * The script of the service worker. It keeps the offline page, which a navigation gets if the network fails, and nothing
 * else: pages and files always come from the network, so nothing can grow stale. The page has one name in every language
 * and version, so the newest replaces the one before, and the worker before answers with it, too. So a new worker need
 * not take over at once: Chromium ends the one before for that, and a navigation at that moment was never answered. An
 * answer of the server is passed on whatever its status is. Staff pages and APIs never pass through it. Push messages are
 * shown unless a page of ours is looked at, and a click on one leads to an open page, or opens one. A push service may end
 * a subscription for another one; the server is told, by the address that app/game/hud/settings/push-browser.ts kept.
 */
export function serviceWorkerScript({ version, offlinePage }: { version: string; offlinePage: string }): string {
  return `// ${version}
const CACHE = 'offline'
const KEPT = '/offline.html'
const PAGE = ${JSON.stringify(offlinePage)}
const NOT_OURS = /^\\/(api|parks|manage|local-identity)(\\/|$)/

self.addEventListener('install', (event) => event.waitUntil(keep()))
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  if (mode === 'navigate' && method === 'GET' && !NOT_OURS.test(new URL(url).pathname)) event.respondWith(answer(event))
})

async function keep() {
  const page = await fetch(new Request(PAGE, { cache: 'reload' }))
  if (!page.ok) throw new Error('the offline page was answered with ' + page.status)
  const cache = await caches.open(CACHE)
  await cache.put(KEPT, page)
}

async function takeOver() {
  await self.registration.navigationPreload?.enable()
  await self.clients.claim()
}

self.addEventListener('push', (event) => event.waitUntil(tell(event)))
self.addEventListener('notificationclick', (event) => event.waitUntil(open(event)))
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)))

const pages = () => clients.matchAll({ type: 'window', includeUncontrolled: true })

async function tell({ data }) {
  const { notification } = data?.json() ?? {}
  if (!notification?.title) return
  if ((await pages()).some(({ visibilityState }) => visibilityState === 'visible')) return
  const { title, navigate, ...options } = notification
  await self.registration.showNotification(title, { ...options, data: { navigate } })
}

async function open({ notification }) {
  notification.close()
  const [page] = await pages()
  if (page) return page.focus()
  const address = new URL(notification.data?.navigate ?? '/', location.origin)
  if (address.origin === location.origin) await clients.openWindow(address)
}

async function renew({ newSubscription }) {
  const cache = await caches.open('${PUSH_CACHE}')
  const kept = await (await cache.match('${PUSH_KEPT}'))?.json()
  if (!kept) return
  const wanted = { userVisibleOnly: true, applicationServerKey: kept.publicKey }
  const subscription = newSubscription ?? (await self.registration.pushManager.subscribe(wanted))
  const { endpoint, keys } = subscription.toJSON()
  const answered = await fetch('/api/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      query: 'mutation ($endpoint: String!, $device: PushDevice!) { renewPush(endpoint: $endpoint, device: $device) }',
      variables: { endpoint: kept.endpoint, device: { endpoint, p256dh: keys.p256dh, auth: keys.auth } },
    }),
  })
  const { data } = await answered.json()
  if (data?.renewPush) return cache.put('${PUSH_KEPT}', new Response(JSON.stringify({ ...kept, endpoint })))
  if (data) await subscription.unsubscribe()
}

async function answer({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch (failure) {
    const kept = await caches.match(KEPT, { cacheName: CACHE })
    if (kept) return kept
    throw failure
  }
}
`
}

/** The script that is served when the service worker is switched off: it deletes what was kept and unregisters. */
export const REMOVING_SCRIPT = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(remove()))

async function remove() {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  await self.registration.unregister()
}
`
