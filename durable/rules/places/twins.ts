/** [K1] The most copies of one room, counting the first: 24 rooms of 20 copies hold 72,000 dogs. */
export const TWINS_MAX = 20

/** One copy of a room: number 1 is the room itself, 2 and up are its twins. */
type Instance = { room: string; twin: number }

const TWIN = /^([a-z0-9-]+)~([1-9][0-9]?)$/

/** [K1] The key of a copy: "plaza", "plaza~2", "plaza~3" … */
export function instanceKey({ room, twin }: Instance): string {
  return twin === 1 ? room : `${room}~${twin}`
}

/** [K1] The room and number of a key; null for a malformed one. It does not check that such a room exists. */
export function parseInstance(key: string): Instance | null {
  if (!key.includes('~')) return { room: key, twin: 1 }
  const [, room = '', number = ''] = TWIN.exec(key) ?? []
  const twin = Number(number)
  return room !== '' && twin >= 2 && twin <= TWINS_MAX ? { room, twin } : null
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
