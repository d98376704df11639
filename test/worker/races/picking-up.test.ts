import { afterAll, expect, it } from 'vitest'
import type { ClientMessage } from '#durable/protocol/messages.ts'
import { isInReach } from '#durable/rules/life/reach.ts'
import type { Tile } from '#durable/rules/tiles.ts'
import { aPlayer, equip } from '#test/worker/support/acting.ts'
import { db } from '#test/worker/support/d1.ts'
import { goIn } from '#test/worker/support/kennel.ts'
import { PATIENCE_MS, TIMEOUT_MS, race } from '#test/worker/support/race.ts'
import type { VisitorSocket } from '#test/worker/support/socket.ts'
import { item } from '#worker/db/schema/value/items.ts'
import { audit } from '#worker/ledger/audit.ts'
import type { KnownThing } from '#worker/ledger/things.ts'
import { thingsOf, thingsOnGround } from '#worker/things/carrying-db.ts'

const ROOMS = ['meadow', 'party-lawn']
const DOGS_IN_EACH = 100

afterAll(async () => expect((await audit(db)).breaches).toEqual([]))

type Dog = { dogId: number; socket: VisitorSocket; tile: Tile }
type Lying = KnownThing & Tile

it(
  '[V4] gives each thing to one dog in its reach, of 200 in two rooms that grab over their sockets at once',
  async ({ annotate }) => {
    const crowds = await Promise.all(ROOMS.map(crowdIn))
    const dogs = crowds.flat()
    const laid = await Promise.all(crowds.map(layAmong))
    const lying = laid.flat()
    stayAwake(dogs)
    const { told, after } = await race(
      {
        name: `pick up: ${lying.length} things`,
        kept: {
          things: () => db.$count(item),
          'on the ground': async () => {
            const left = await Promise.all(ROOMS.map((room) => thingsOnGround(db, room)))
            return left.flat().length
          },
          'in backpacks': async () => {
            const bags = await Promise.all(dogs.map(({ dogId }) => thingsOf(db, dogId)))
            return bags.flat().filter(({ slot }) => slot === 'bag:0').length
          },
        },
        runners: crowds.flatMap((crowd, i) => crowd.map((dog) => () => grab(dog, laid[i]!))),
      },
      annotate,
    )
    expect(told).toEqual({ won: lying.length, 'item-gone': 2 * DOGS_IN_EACH - lying.length })
    expect(after).toEqual([lying.length, 0, lying.length])
    for (const { socket } of dogs) socket.close()
    await Promise.all(dogs.map(({ socket }) => socket.closed))
  },
  TIMEOUT_MS,
)

async function crowdIn(room: string): Promise<Dog[]> {
  const crowd: Dog[] = []
  for (let i = 0; i < DOGS_IN_EACH; i++) {
    const player = await aPlayer()
    const socket = await goIn(player, room)
    const { dogs } = socket.told('welcome')[0]!
    const { x, y } = dogs.find(({ id }) => id === player.dogId)!.walk
    if (i % 10 === 0) stayAwake(crowd)
    crowd.push({ dogId: player.dogId, socket, tile: { x, y } })
  }
  return crowd
}

/** A page acknowledges by itself; a socket that does not for long counts as gone. */
function stayAwake(crowd: readonly Dog[]): void {
  for (const { socket } of crowd) socket.acknowledge()
}

/** Lets some dogs lay down a thing each, until every dog has one in its reach. */
async function layAmong(crowd: readonly Dog[]): Promise<Lying[]> {
  const lying: Lying[] = []
  for (const { dogId, socket, tile } of crowd) {
    if (lying.some((thing) => isInReach(tile, thing))) continue
    stayAwake(crowd)
    const { id } = await equip(dogId, 'mouth', 'bone')
    await act(socket, { type: 'drop', op: crypto.randomUUID(), thing: id, ver: 1 })
    // Where the drop was repeated, the ground may have told of the thing before the answer came.
    const { thing } = await socket.heard('laid', (laid) => laid.thing.id === id)
    lying.push({ id: thing.id, ver: thing.ver, x: thing.x, y: thing.y })
  }
  return lying
}

function grab({ socket, tile }: Dog, lying: readonly Lying[]): Promise<string> {
  const { id, ver } = lying.find((thing) => isInReach(tile, thing))!
  return act(socket, { type: 'pickUp', op: crypto.randomUUID(), thing: id, ver })
}

/** Sends the act, again if the ledger was too busy to answer, and returns the result. */
async function act(socket: VisitorSocket, asked: Extract<ClientMessage, { op: string }>): Promise<string> {
  const closed = socket.closed.then((code) => ({ type: 'closed', reason: `closed with ${code}` }) as const)
  for (;;) {
    socket.send(asked)
    const answer = await Promise.race([answerTo(socket, asked.op), closed])
    if (answer.type === 'done') return 'won'
    if (answer.reason !== 'try-again') return answer.reason
    await scheduler.wait(PATIENCE_MS)
  }
}

async function answerTo(socket: VisitorSocket, op: string) {
  for (;;) {
    const answer = await socket.next('done', 'refused')
    if (answer.op === op) return answer
  }
}
