import type { DogId, Pose, ServerMessage, WirePoop, WireThing } from '#durable/protocol/messages.ts'

/** What lies on the ground: things by their ids, poop by the dog that left it. */
export type Lying = { things: ReadonlyMap<number, WireThing>; poops: ReadonlyMap<DogId, WirePoop> }

/** The change that a message makes to what lies on the ground. */
export function lying(
  { things, poops }: Lying,
  message: Extract<ServerMessage, { type: 'laid' | 'lifted' | 'pooped' | 'scooped' }>,
): Partial<Lying> {
  switch (message.type) {
    case 'laid':
      return { things: new Map(things).set(message.thing.id, message.thing) }
    case 'lifted':
      return { things: without(things, message.thing) }
    case 'pooped':
      return { poops: new Map(poops).set(message.poop.dog, message.poop) }
    case 'scooped':
      return { poops: without(poops, message.poop) }
  }
}

function without<Value>(all: ReadonlyMap<number, Value>, key: number): ReadonlyMap<number, Value> {
  const next = new Map(all)
  next.delete(key)
  return next
}

/** A gesture of a dog, shown until `until` (own clock, epoch ms). */
export type Doing = { pose: 'sniff' | 'dig' | 'happy' | 'drink' | 'shake'; until: number }

/** How long a sniff is shown, ms. */
const SNIFF_SHOWN_MS = 1500
/** How long a dog that was sniffed wags its tail, ms. */
const WAG_SHOWN_MS = 2700

export function doing(
  message: Extract<ServerMessage, { type: 'sniffed' | 'digging' }>,
  { now, clockOffsetMs }: { now: number; clockOffsetMs: number },
): Doing {
  if (message.type === 'sniffed') return { pose: 'sniff', until: now + SNIFF_SHOWN_MS }
  return { pose: 'dig', until: message.until - clockOffsetMs }
}

/** What a dog does while another one sniffs it: it wags, unless it sleeps or does something else. */
export function wagging(dog: { pose: Pose; away: boolean; doing?: Doing | undefined }, now: number): Doing | undefined {
  const isBusy = dog.doing !== undefined && now < dog.doing.until
  return isBusy || dog.away || dog.pose === 'curl' ? dog.doing : { pose: 'happy', until: now + WAG_SHOWN_MS }
}
