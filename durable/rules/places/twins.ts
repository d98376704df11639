/** [K1] The most copies of one room, counting the first: 24 rooms of 20 copies hold 72,000 dogs. */
export const TWINS_MAX = 20

/** Where copies of a room can be. All dogs are sent to the first region so far; its keys do not name it. */
export const REGIONS = ['eu', 'us'] as const
export type Region = (typeof REGIONS)[number]
const HOME_REGION = REGIONS[0]

/** One copy of a room in a region: number 1 is the room itself, 2 and up are its twins. */
type Instance = { room: string; region: Region; twin: number }

const INSTANCE = /^(?<room>[a-z0-9-]+)(?:\.(?<region>[a-z]+))?(?:~(?<twin>[1-9][0-9]?))?$/

/** [K1] The key of a copy: "plaza", "plaza~2", "plaza~3" … and, in another region, "plaza.us", "plaza.us~2" … */
export function instanceKey({
  room,
  region = HOME_REGION,
  twin,
}: Omit<Instance, 'region'> & { region?: Region }): string {
  const place = region === HOME_REGION ? room : `${room}.${region}`
  return twin === 1 ? place : `${place}~${twin}`
}

/**
 * [K1] The room, region and number of a key; null for a malformed one. It does not check that such a room exists. A copy
 * has one key: neither the home region nor the number 1 is written.
 */
export function parseInstance(key: string): Instance | null {
  const { room = '', region: named, twin: number } = INSTANCE.exec(key)?.groups ?? {}
  const region = named === undefined ? HOME_REGION : REGIONS.find((known) => known === named)
  const twin = Number(number ?? 1)
  if (room === '' || region === undefined || twin > TWINS_MAX) return null
  const instance = { room, region, twin }
  return instanceKey(instance) === key ? instance : null
}

/** [K1] The room of which this key is a copy. */
export function roomOf(key: string): string {
  return parseInstance(key)?.room ?? key
}

/** [K1] The keys of all copies of a room, its own first. */
export function copiesOf(room: string): string[] {
  return Array.from({ length: TWINS_MAX }, (_, index) => instanceKey({ room, twin: index + 1 }))
}

type TwinQuestion = {
  /** The number of dogs in each copy that has any, by the number of the copy. */
  dogs: ReadonlyMap<number, number>
  capacity: number
  /** Copies that the dog prefers, the best first. */
  wishes?: readonly number[]
}

/**
 * [K2] The copy that a dog is sent to: the first one that it prefers, if others are in it and it is not full; else the
 * fullest that is not full; else the first empty one. If every copy is full it is the last one, which will refuse the
 * dog.
 */
export function chooseTwin({ dogs, capacity, wishes = [] }: TwinQuestion): number {
  const hasRoom = (twin: number) => (dogs.get(twin) ?? 0) < capacity
  const wish = wishes.find((twin) => dogs.has(twin) && hasRoom(twin))
  if (wish !== undefined) return wish
  const [fullest] = [...dogs].filter(([twin]) => hasRoom(twin)).toSorted((a, b) => b[1] - a[1] || a[0] - b[0])
  if (fullest) return fullest[0]
  for (let twin = 1; twin <= TWINS_MAX; twin += 1) if (!dogs.has(twin)) return twin
  return TWINS_MAX
}
