import { act, cleanup, waitFor } from '@testing-library/react'
import type { ByRoleMatcher, RenderResult } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { UserEvent } from '@testing-library/user-event'
import type { Window as HappyWindow } from 'happy-dom'
import { useEffect, useRef } from 'react'
import { onTestFinished, vi } from 'vitest'
import { GameClient } from '#app/game/game-client.client.tsx'
import type { PlayerDog } from '#app/game/gate/load-client.ts'
import type { ParkScene } from '#app/game/scene/park-scene.client.tsx'
import type { Visitor } from '#durable/protocol/gate.ts'
import type { Language } from '#durable/rules/languages.ts'
import { roomOf } from '#durable/rules/places/twins.ts'
import { FIRST_PREFERENCES } from '#durable/rules/users/preferences.ts'
import { compileRoom, wireDoor } from '#durable/world/compile-room.ts'
import type { RoomDoc } from '#durable/world/room-doc.ts'
import type { RoomKey } from '#durable/world/room-keys.ts'
import { packText } from '#durable/world/room-pack.ts'
import { ROOMS } from '#durable/world/rooms.ts'
import { ApiServer } from '#test/app/api-server.ts'
import type { Fields } from '#test/app/api-server.ts'
import { openedPage } from '#test/app/opened-page.tsx'
import { TEXTS } from '#test/app/site/rendered-page.tsx'
import { NOON, aPark } from '#test/support/park.ts'
import type { Socket, TestPark } from '#test/support/park.ts'
import { RoomSocket } from './room-socket.ts'

// What is drawn by Pixi has no place in a document without a layout.
vi.mock('#app/game/scene/park-scene.client.tsx', () => ({ ParkScene: StillPicture }))
vi.mock('#app/game/scene/atlas/textures.ts', () => ({ fetchPictures: () => {} }))

/** How often the room is told what time it is, ms. */
const BEAT_MS = 100

/** The own dog of the tests, and its user. */
export const ME = 7

const ANSWERED: Fields = {
  preferences: { ...FIRST_PREFERENCES, knowsPark: true, sound: false },
  reportOutcomes: [],
  dogThings: [],
  friends: [],
  deliveries: [],
  renamedThings: [],
  pawPrints: [],
  favours: [],
  trade: null,
  openQuestion: null,
  unheard: [],
  parkCommands: [],
  parkAbilities: [],
}

type Entering = {
  name?: string
  language?: Language
  room?: RoomKey
  /** Gates that the first room has besides. */
  gates?: RoomDoc['gates']
  /** The roles and the pack of the player. */
  dog?: Partial<PlayerDog>
  /** How the room sees the dog. */
  visitor?: Partial<Visitor>
  /** The fields of the own dog that only its player sees. */
  own?: object
  /** What the server answers besides. */
  fields?: Fields
  /** When the page is opened, NOON or later, epoch ms. */
  now?: number
  /** Whether the packs of rooms come only when a socket is open. */
  isPackLate?: boolean
  isPhone?: boolean
  isMobile?: boolean
}

/** What is found by: exactly this name, or one that the pattern fits. */
type Name = string | RegExp

/** A player's page in a park whose rooms are in this process. Its clock stands still until the test turns it. */
export type EnteredPark = RenderResult & {
  user: UserEvent
  server: ApiServer
  texts: (typeof TEXTS)[Language]
  /** The room that the dog is in at first. */
  park: TestPark
  /** A room of the same park. */
  room: (key: RoomKey) => TestPark
  /** The sockets of the own dog, the newest last. */
  sockets: readonly Socket[]
  /** A dog that comes into the room too. */
  meets: (dog: number, name: string, changes?: Partial<Visitor>) => Socket
  /** Turns the clocks of page and rooms on. */
  passes: (ms: number) => Promise<void>
  /** Waits until it is there. */
  find: (role: ByRoleMatcher, name: Name) => Promise<HTMLElement>
  press: (name: Name, role?: ByRoleMatcher) => Promise<void>
  isGone: (role: ByRoleMatcher, name?: Name) => Promise<void>
  field: () => HTMLTextAreaElement
  log: () => HTMLElement
  says: (text: string) => Promise<void>
}

/** Opens the game client of a dog and waits until the dog is in the park. */
export async function enteredPark({
  name = 'Luna',
  language = 'en',
  room = 'plaza',
  gates,
  dog = {},
  visitor = {},
  own = {},
  fields = {},
  now = NOON,
  isPackLate = false,
  isPhone = false,
  isMobile = false,
}: Entering = {}): Promise<EnteredPark> {
  vi.useFakeTimers({ now, shouldAdvanceTime: true })
  const world = new World(gates && { [room]: gates })
  const sockets: Socket[] = []
  const server = new ApiServer(
    {
      ...ANSWERED,
      myUser: { dogs: [{ ...OWN, ...own, id: ME }] },
      parkMap: () => world.map(language),
      enterPark: (asked: Way) => world.ticket(asked, room),
      ...fields,
    },
    async (path) => {
      if (isPackLate) await vi.waitUntil(() => sockets.length > 0)
      return world.pack(path)
    },
  )
  RoomSocket.doorway = (url) => {
    const to = world.room(decodeURIComponent(url.pathname.split('/').at(-1) ?? ''))
    const pass = url.searchParams.get('pass')
    const who = { name, entry: url.searchParams.get('ticket') || null, epoch: world.nextEpoch(), ...visitor }
    const socket = pass === null ? to.knock(ME, who) : to.show(pass)
    if (!socket) return null
    sockets.push(socket)
    return { socket, receives: (text) => to.receive(socket, JSON.parse(text)), drops: () => to.drop(socket) }
  }
  vi.stubGlobal('WebSocket', RoomSocket)
  // What nobody sees needs no motion.
  const { happyDOM } = window as unknown as HappyWindow
  happyDOM.settings.device.prefersReducedMotion = 'reduce'
  happyDOM.setViewport(isPhone ? { width: 390, height: 844 } : { width: 1440, height: 900 })
  const beat = setInterval(() => world.turnsTo(Date.now()), BEAT_MS)
  onTestFinished(() => {
    clearInterval(beat)
    cleanup()
    RoomSocket.doorway = null
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  const player: PlayerDog = { ...PLAYER, id: ME, name, ...dog }
  const page = openedPage(<GameClient dog={player} isMobile={isMobile} />, language)
  const user = userEvent.setup({ delay: null })
  const texts = TEXTS[language]
  const find = (role: ByRoleMatcher, called: Name) => page.findByRole(role, { name: called })
  const field = () => {
    const found = page.getByRole('textbox', { name: new RegExp(`^${texts.game.say.label}`) })
    if (!(found instanceof HTMLTextAreaElement)) throw new Error('no field')
    return found
  }
  await page.findByText(texts.game.roster.you)
  return {
    ...page,
    user,
    server,
    texts,
    park: world.room(room),
    room: (key) => world.room(key),
    sockets,
    meets: (id, called, changes) => {
      const met: Socket[] = []
      act(() => void met.push(world.room(room).enter(id, { name: called, ...changes })))
      return met[0]!
    },
    passes: (ms) => act(async () => void (await vi.advanceTimersByTimeAsync(ms))),
    find,
    press: async (called, role = 'button') => user.click(await find(role, called)),
    isGone: (role, called) =>
      waitFor(() => {
        if (page.queryByRole(role, called === undefined ? {} : { name: called })) throw new Error(`${called} is there`)
      }),
    field,
    log: () => page.getByRole('log'),
    says: async (text) => {
      await user.click(field())
      await user.clear(field())
      await user.paste(text)
      await user.keyboard('{Enter}')
    },
  }
}

type Way = { room?: string; door?: string; with?: number }

const OWN = {
  bornAt: new Date(NOON - 1e9).toISOString(),
  pack: 0,
  bones: 60,
  karma: 30,
  levelPoints: 5,
  lifepoints: 60,
  backpackSlots: 5,
}

const PLAYER: PlayerDog = {
  id: ME,
  name: 'Luna',
  isDead: false,
  pack: 0,
  levelPoints: 5,
  color: '#e9b877',
  shadowColor: '#a37f52',
  wear: { hat: null, mouth: null, back: null, ass: null },
  owner: { admin: 0, moderator: 0 },
}

/** The rooms of the park, each opened when somebody comes there. */
class World {
  readonly #rooms = new Map<string, TestPark>()
  readonly #gates: Readonly<Record<string, RoomDoc['gates']>>
  #epoch = 0

  constructor(gates: Readonly<Record<string, RoomDoc['gates']>> = {}) {
    this.#gates = gates
  }

  #docOf(key: string): RoomDoc {
    const [doc, gates] = [docOf(key), this.#gates[roomOf(key)]]
    return gates ? { ...doc, gates } : doc
  }

  room(key: string): TestPark {
    const known = this.#rooms.get(key)
    if (known) return known
    const doc = this.#docOf(key)
    const { grid, entries, doors } = compileRoom(doc)
    const floor = {
      grid,
      entries,
      doors: doors.map(wireDoor),
      things: doc.things,
      areas: doc.areas ?? [],
      gates: doc.gates ?? [],
    }
    const park = aPark({ key, ...floor })
    park.wait(Date.now() - NOON)
    park.publish({ pack: roomOf(key), ...floor })
    this.#rooms.set(key, park)
    return park
  }

  /** Turns the clocks of all rooms on as far as that of the page has come. */
  turnsTo(now: number): void {
    act(() => {
      for (const park of this.#rooms.values()) park.wait(Math.max(0, now - park.now))
    })
  }

  nextEpoch(): number {
    this.#epoch += 1
    return this.#epoch
  }

  pack(path: string): string | null {
    const key = /packs\/(.+)\.json$/.exec(path)?.[1]
    return key === undefined ? null : packText(this.#docOf(key))
  }

  /** The text of a ticket is the name of the entry where it is for a door. */
  ticket(asked: Way, first: string): object {
    const door = Object.values(ROOMS)
      .flatMap(({ doors }) => doors)
      .find(({ id }) => id === asked.door)
    const meets = [...this.#rooms].find(([, park]) => asked.with !== undefined && park.own.has(asked.with))?.[0]
    const room = door?.to.room ?? meets ?? asked.room ?? first
    return { ticket: door?.to.entry ?? '', room, pack: roomOf(room), gained: null, nudges: 0 }
  }

  map(language: Language): object {
    const rooms = Object.values(ROOMS)
    return {
      rooms: rooms.map(({ key, name }) => ({ key, name: name[language], dogs: 0, refusal: null })),
      doors: rooms.flatMap(({ key, doors }) =>
        doors.map(({ id, to }) => ({ id, from: key, to: to.room, isClosed: false })),
      ),
    }
  }
}

function docOf(key: string): RoomDoc {
  const doc = Object.values(ROOMS).find((one) => one.key === roomOf(key))
  if (!doc) throw new Error(`there is no room ${key}`)
  return doc
}

/** The point of the picture where a cat sits, CSS px: on a tile of the plaza to which one can walk. */
export const CAT_AT = { x: 645, y: 645 } as const

/** What stands in place of the picture: it takes the keys and the taps. */
function StillPicture({ label, onReady, connectInput, ring }: Parameters<typeof ParkScene>[0]) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!element.current) return
    const input = connectInput({
      element: element.current,
      isShown: () => true,
      tileAt: ({ x, y }) => ({ x: Math.floor(x / 32), y: Math.floor(y / 32) }),
      dogAt: () => null,
      creatureAt: ({ x, y }) => (x === CAT_AT.x && y === CAT_AT.y ? 'cat' : null),
      speakerAt: () => null,
      headAt: () => null,
      seenTiles: () => ({ x: 0, y: 0, width: 0, height: 0 }) as never,
      markGoal: () => {},
      wake: () => {},
    })
    const frames = setInterval(() => input.tick(Date.now()), BEAT_MS)
    onReady()
    return () => {
      clearInterval(frames)
      input.stop()
    }
  }, [connectInput, onReady])
  return (
    <>
      <div ref={element} role="application" aria-label={label} tabIndex={0} data-park />
      {ring}
    </>
  )
}
