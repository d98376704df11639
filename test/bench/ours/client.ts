import { WebSocket } from 'ws'
import { PING } from '#durable/protocol/close-codes.ts'
import { readRecords } from '#durable/protocol/frames/read-records.ts'
import { ACK_EVERY_MS, PROTOCOL_VERSION } from '#durable/protocol/messages.ts'
import type { ClientMessage, DogId } from '#durable/protocol/messages.ts'
import { endOf } from '#durable/rules/walks.ts'
import type { Join, Look } from '#test/bench/client.ts'
import { Traffic } from '#test/bench/traffic.ts'
import { ROOM } from '#test/bench/workload.ts'

/** The same interval as that of the game's client. */
const PING_EVERY_MS = 10_000

/** Joins as a player does: a ticket from the gate, the room's socket, and hello. */
export const join: Join = async (url, { dog, session }, look) => {
  const ticket = await ticketFor(url, dog, session)
  const ws = new WebSocket(`${url.replace(/^http/, 'ws')}/parks/${ROOM}?ticket=${ticket}`, {
    origin: url,
    perMessageDeflate: false,
  })
  // Listens before the welcome, because messages in the same packet are delivered right after it.
  if (look) listen(ws, look)
  await new Promise((done, fail) => ws.once('open', done).once('error', fail))
  const send = (message: ClientMessage) => ws.send(JSON.stringify(message))
  const welcome = new Promise((done, fail) => {
    ws.once('message', done)
    ws.once('close', (code) => fail(new Error(`dog ${dog} was closed with ${code}`)))
  })
  send({ type: 'hello', version: PROTOCOL_VERSION, lastSeq: null })
  let early = 0
  const countEarly = () => (early += 1)
  ws.on('message', countEarly)
  await welcome
  ws.off('message', countEarly)
  const traffic = Traffic.of(ws, look !== null)
  let [acknowledged, acknowledgedAt] = [0, -Infinity]
  /** The field by which a message acknowledges what has come; empty if nothing has. */
  const receipt = () => {
    const frame = early + traffic.frames - traffic.textFrames
    if (frame === acknowledged) return {}
    acknowledged = frame
    acknowledgedAt = performance.now()
    return { frame }
  }
  // As the game's client does: by what it sends anyway, and alone after a while without that.
  const acknowledge = () => {
    if (performance.now() - acknowledgedAt < ACK_EVERY_MS) return
    const { frame } = receipt()
    if (frame !== undefined) send({ type: 'ack', frame })
  }
  acknowledge()
  const acks = setInterval(acknowledge, 1000)
  const pings = setInterval(() => ws.send(PING), PING_EVERY_MS)
  ws.on('close', () => {
    clearInterval(pings)
    clearInterval(acks)
  })
  let seq = 0
  return {
    traffic,
    walk: ({ x, y }) => send({ type: 'walk', seq: ++seq, x, y, ...receipt() }),
    say: (text) => send({ type: 'say', text, ...receipt() }),
  }
}

/**
 * Reads goals from the records. The steps of a walk are not decoded: that is the client's work, and would cost the
 * bots' core.
 */
function listen(ws: WebSocket, look: Look): void {
  const dogs = new Map<number, DogId>()
  ws.on('message', (frame: Buffer, isBinary) => {
    if (!isBinary) return
    for (const record of readRecords(frame)) {
      if (record.type === 'welcome') for (const { id, slot } of record.dogs) dogs.set(slot, id)
      else if (record.type === 'entered') dogs.set(record.dog.slot, record.dog.id)
      else if (record.type === 'walk' || record.type === 'way') {
        const { x, y } = record.type === 'walk' ? record : endOf(record.walk)
        look(dogs.get(record.slot) ?? 0, x, y)
      }
    }
  })
}

type Answer = { data?: { enterPark?: { ticket: string; room: string } | null } | null }

async function ticketFor(url: string, dog: number, session: string): Promise<string> {
  const response = await fetch(`${url}/api/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${session}` },
    body: JSON.stringify({
      query: 'mutation ($dog: Int!, $room: String) { enterPark(dogId: $dog, room: $room) { ticket room } }',
      variables: { dog, room: ROOM },
    }),
  })
  const answer: Answer = JSON.parse(await response.text())
  const { ticket, room } = answer.data?.enterPark ?? {}
  if (!ticket || room !== ROOM) throw new Error(`no ticket for dog ${dog}: ${JSON.stringify(answer)}`)
  return ticket
}
