import { pushBit } from '#durable/rules/push/kinds.ts'
import {
  LOOK_AGAIN_MS,
  PUSHES_A_DAY,
  REFUSALS_MAX,
  isCounted,
  pushFate,
  tryAgainAfter,
} from '#durable/rules/push/limits.ts'
import { isQuiet } from '#durable/rules/push/quiet.ts'
import { SESSION_IDLE_MS } from '#durable/rules/staff/forgetting.ts'
import type { Db } from '#worker/db/client.ts'
import { sha256 } from '#worker/hash.ts'
import type { MinuteJob } from '#worker/jobs/run-jobs.ts'
import { log } from '#worker/log.ts'
import { isPushDue, leaseDue } from './due-db.ts'
import type { PushOutcome } from './due-db.ts'
import type { Device } from './endpoints.ts'
import { pushKeysOf } from './push-keys.ts'
import type { PushEnv, PushKeys } from './push-keys.ts'
import { readiness } from './readiness-db.ts'
import type { PushTarget, ReadyPush } from './readiness-db.ts'
import { authorization, sealedBody } from './sealed-message.ts'
import { settlePushes } from './settling-db.ts'
import type { Delivered } from './settling-db.ts'
import { sealPlace } from './subscribing.ts'
import { messageOf } from './wording.ts'

/** So many messages in one minute; the next minute goes on. */
const MESSAGES_MAX = 100
/** How many requests are under way at a time: Workers allow six. */
const AT_A_TIME = 6
/** How long a push service may take, ms. */
const PATIENCE_MS = 5000
/** The lease of a message, ms: longer than a run of the job may take. */
const LEASE_MS = 2 * 60 * 1000
/** The letters of a topic, by RFC 8030 at most 32. */
const TOPIC_LETTERS = 24

type Post = (address: string, request: RequestInit) => Promise<Response>

/** Sends what is due to the push services. */
export const PUSH_JOB: MinuteJob<PushEnv> = {
  name: 'push',
  isDue: isPushDue,
  run: (env, db, now) => sendDue(env, db, { now }),
}

/**
 * Sends up to MESSAGES_MAX of the messages that are due, and drops those that must not be sent any more. What decides is
 * read now, not when the message was made: somebody may have come to the park meanwhile, or may have signed out.
 */
export async function sendDue(
  env: Omit<PushEnv, 'DB'>,
  db: Db,
  { now, post = (address, request) => fetch(address, request) }: { now: number; post?: Post },
): Promise<void> {
  const keys = await pushKeysOf(env)
  const due = await leaseDue(db, { now, until: now + LEASE_MS, max: MESSAGES_MAX })
  if (due.length === 0) return
  const ready = await readiness(db, due, { now, idleSince: now - SESSION_IDLE_MS })
  const sentToday = new Map<number, number>()
  const deliveries: Delivery[] = []
  const outcomes: PushOutcome[] = []
  for (const push of ready) {
    const soFar = sentToday.get(push.userId) ?? push.sentToday
    const fate = push.dropAt <= now || keys === null ? 'drop' : pushFate(push.kind, { ...push, sentToday: soFar })
    const targets = push.targets.filter((target) => wants(target, push, now))
    if (fate === 'wait' && targets.length > 0) outcomes.push(later(push, now + LOOK_AGAIN_MS))
    else if (fate !== 'send' || targets.length === 0) outcomes.push({ id: push.id, isSent: false })
    else {
      if (isCounted(push.kind)) sentToday.set(push.userId, Math.min(soFar + 1, PUSHES_A_DAY))
      deliveries.push(...targets.map((target) => ({ push, target })))
    }
  }
  const verdicts = keys === null ? [] : await deliverAll(deliveries, { keys, now, post })
  await settlePushes(db, { outcomes: [...outcomes, ...outcomesOf(verdicts, now)], verdicts, now })
}

type Delivery = { push: ReadyPush; target: PushTarget }

function wants({ kinds, zone, quietFrom, quietTo }: PushTarget, { kind }: ReadyPush, now: number): boolean {
  if (kind === 'alarm') return true
  return (kinds & pushBit(kind)) !== 0 && !isQuiet({ zone, from: quietFrom, to: quietTo }, now)
}

function later({ id, attempts, remaining }: ReadyPush, at: number): PushOutcome {
  return { id, isSent: false, retry: { at, attempts, remaining } }
}

type Delivering = { keys: PushKeys; now: number; post: Post }

async function deliverAll(deliveries: readonly Delivery[], delivering: Delivering): Promise<Delivered[]> {
  const waiting = deliveries.values()
  const verdicts: Delivered[] = []
  const worker = async () => {
    for (const delivery of waiting) verdicts.push(await deliver(delivery, delivering))
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, worker))
  return verdicts
}

async function deliver({ push, target }: Delivery, { keys, now, post }: Delivering): Promise<Delivered> {
  const box = await keys.seal.open(target.sealed, sealPlace(target.endpointHash))
  // Sealed with a key that is gone.
  if (box === null) return { push, target, answer: 'gone' }
  const device = JSON.parse(box) as Device
  const message = messageOf(push, { language: target.language, names: target.names !== 0 })
  try {
    const response = await post(device.endpoint, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        Authorization: await authorization(device.endpoint, keys),
        'Content-Encoding': 'aes128gcm',
        'Content-Type': 'application/octet-stream',
        TTL: String(Math.ceil((push.dropAt - now) / 1000)),
        Urgency: push.kind === 'whisper' || push.kind === 'alarm' ? 'high' : 'normal',
        Topic: await topicOf(push),
      },
      body: await sealedBody(message, device),
    })
    await response.body?.cancel()
    return judged({ push, target }, { response, host: new URL(device.endpoint).hostname, now })
  } catch {
    // Too slow, or there is no way to it.
    return { push, target, answer: 'later', at: now + tryAgainAfter(push.attempts + 1) }
  }
}

type Answered = { response: Response; host: string; now: number }

/** What the answer of a push service means (RFC 8030). A redirect is not followed: it would lead to an address of others. */
function judged({ push, target }: Delivery, { response, host, now }: Answered): Delivered {
  const { status } = response
  if (response.ok) return { push, target, answer: 'taken' }
  if (status === 404 || status === 410) return { push, target, answer: 'gone' }
  if (status === 429 || status >= 500) {
    const at = retryAfter(response.headers.get('retry-after'), now) ?? now + tryAgainAfter(push.attempts + 1)
    return { push, target, answer: 'later', at }
  }
  log({ event: 'push-refused', host, status })
  return { push, target, answer: target.fails + 1 >= REFUSALS_MAX ? 'gone' : 'refused' }
}

/** The moment that `Retry-After` names, in seconds or as a date; null if it names none. */
function retryAfter(header: string | null, now: number): number | null {
  if (header === null) return null
  const at = /^\d+$/.test(header) ? now + Number(header) * 1000 : Date.parse(header)
  return Number.isNaN(at) ? null : Math.max(at, now)
}

/** One outcome for each message, whatever its browsers have answered. */
function outcomesOf(verdicts: readonly Delivered[], now: number): PushOutcome[] {
  const pushes = [...new Set(verdicts.map(({ push }) => push))]
  return pushes.map((push): PushOutcome => {
    const ofIt = verdicts.filter((verdict) => verdict.push === push)
    const isSent = ofIt.some(({ answer }) => answer === 'taken')
    const waiting = ofIt.filter((verdict) => verdict.answer === 'later' && verdict.at < push.dropAt)
    if (waiting.length === 0) return { id: push.id, isSent }
    const at = Math.max(now, ...waiting.map((verdict) => (verdict.answer === 'later' ? verdict.at : now)))
    const remaining = waiting.map(({ target }) => target.id)
    return { id: push.id, isSent, retry: { at, attempts: push.attempts + 1, remaining } }
  })
}

/** A newer message of the same topic replaces one that was not delivered yet. */
async function topicOf({ kind, key }: ReadyPush): Promise<string> {
  const hash = await sha256(`${kind}:${key}`)
  const base64 = btoa(String.fromCharCode(...hash))
  return base64.replaceAll('+', '-').replaceAll('/', '_').slice(0, TOPIC_LETTERS)
}
