import { request } from '#app/api.ts'
import { graphql } from '#app/graphql.ts'
import { isStandalone, surroundings } from '#app/install/surroundings.ts'
import { appVisit } from '#app/shared/app-wrapper/app-visit.ts'
import { browserStorage } from '#app/storage.ts'
import { PUSH_CACHE, PUSH_KEPT } from '#durable/rules/push/kept.ts'

const PUSH_SETTINGS = graphql(`
  query PushSettings {
    pushSettings {
      publicKey
      isOn
      kinds
      quietFrom
      quietTo
      names
    }
  }
`)

const SAVE_PUSH_SETTINGS = graphql(`
  mutation SavePushSettings($device: PushDevice!, $settings: PushSettingsInput!) {
    savePushSettings(device: $device, settings: $settings)
  }
`)

const DROP_PUSH = graphql(`
  mutation DropPush {
    dropPush
  }
`)

export type AwayKind = 'whisper' | 'friend' | 'life' | 'answer'
export type AwayChoice = { kinds: readonly AwayKind[]; quietFrom: number; quietTo: number; names: boolean }
export type Away = AwayChoice & { publicKey: string | null; isOn: boolean }

export async function fetchAway(): Promise<Away> {
  return (await request(PUSH_SETTINGS, {})).pushSettings
}

/**
 * How this browser gets push messages: `push`, or `install` on an iPhone or iPad, where only what is on the home screen
 * gets them; null where it cannot. The app around the page has messages of its own.
 */
export function pushWay(): 'push' | 'install' | null {
  if (appVisit() !== null || !('serviceWorker' in navigator)) return null
  if ('PushManager' in window && 'Notification' in window) return 'push'
  const { userAgent, platform, touchPoints } = surroundings()
  const isAppleTouch = /\b(iPhone|iPad|iPod)\b/.test(userAgent) || (platform === 'MacIntel' && touchPoints > 1)
  return isAppleTouch && !isStandalone() ? 'install' : null
}

/** Where a player allows again what was denied. */
export type DeniedIn = 'chromium' | 'firefox' | 'safari' | 'ios'

export function browserOf({
  userAgent,
  touchPoints,
}: Pick<ReturnType<typeof surroundings>, 'userAgent' | 'touchPoints'>): DeniedIn {
  if (/Firefox\//.test(userAgent)) return 'firefox'
  if (/Chrome\//.test(userAgent)) return 'chromium'
  return /iPhone|iPad|iPod/.test(userAgent) || touchPoints > 1 ? 'ios' : 'safari'
}

/**
 * Stores the choice. The first time it asks the browser, so it must be called in a click. Returns 'denied' if the player
 * or the browser does not allow messages.
 * @throws what the browser or the server says otherwise
 */
export async function saveAway(choice: AwayChoice, publicKey: string): Promise<'saved' | 'denied'> {
  if (choice.kinds.length === 0) {
    await request(DROP_PUSH, {})
    return 'saved'
  }
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  // A browser may know no time zone, whatever the types say; the server takes the park's then.
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || null
  const settings = { ...choice, kinds: [...choice.kinds], zone }
  await request(SAVE_PUSH_SETTINGS, { device: await deviceOf(publicKey), settings })
  return 'saved'
}

async function deviceOf(publicKey: string) {
  const registration =
    (await navigator.serviceWorker.getRegistration()) ??
    (await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' }))
  const { pushManager } = registration
  const wanted = { userVisibleOnly: true, applicationServerKey: publicKey }
  // A browser keeps a subscription with the key of an earlier day, and refuses another one beside it.
  const subscription = await pushManager.subscribe(wanted).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe()
    return pushManager.subscribe(wanted)
  })
  const { endpoint = '', keys = {} } = subscription.toJSON()
  await keepAddress({ endpoint, publicKey })
  return { endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' }
}

/**
 * Keeps the address for the service worker, which tells the server if the push service changes it
 * (worker/service-worker/script.ts). In a browser that keeps nothing, messages then end.
 */
async function keepAddress(address: { endpoint: string; publicKey: string }): Promise<void> {
  try {
    const cache = await caches.open(PUSH_CACHE)
    await cache.put(PUSH_KEPT, Response.json(address))
  } catch {
    return
  }
}

const ASKED_AS = 'voffpark.away-asked'

/** Whether the line was shown in this browser; true where it could not be remembered. */
export function hasAsked(): boolean {
  return !browserStorage.keeps() || browserStorage.getItem(ASKED_AS) !== null
}

export function noteAsked(): void {
  browserStorage.setItem(ASKED_AS, '1')
}
