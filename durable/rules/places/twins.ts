/** [K1] Copies of one room at most, the first one among them: 24 rooms of 20 are 72,000 dogs. */
export const TWINS_MAX = 20

/** One copy of a room: number 1 is the room itself, 2 and up are its twins. */
export type Instance = { room: string; twin: number }

const TWIN = /^([a-z0-9-]+)~([1-9][0-9]?)$/

/** [K1] The key of a copy: "plaza", "plaza~2", "plaza~3" … */
export function instanceKey({ room, twin }: Instance): string {
  return twin === 1 ? room : `${room}~${twin}`
}

/** [K1] What a key stands for; null for one that no copy has. Whether there is such a room is another question. */
export function parseInstance(key: string): Instance | null {
  if (!key.includes('~')) return { room: key, twin: 1 }
  const [, room = '', number = ''] = TWIN.exec(key) ?? []
  const twin = Number(number)
  return room !== '' && twin >= 2 && twin <= TWINS_MAX ? { room, twin } : null
}

/** [K1] The room that a copy is one of. */
export function roomOf(key: string): string {
  return parseInstance(key)?.room ?? key
}

/** [K1] The keys of all copies of a room, its own first. */
export function copiesOf(room: string): string[] {
  return Array.from({ length: TWINS_MAX }, (_, index) => instanceKey({ room, twin: index + 1 }))
}

export type TwinQuestion = {
  /** Dogs in each copy that has any, by its number. */
  dogs: ReadonlyMap<number, number>
  capacity: number
  /** Copies that the dog would rather be in, the dearest first. */
  wishes?: readonly number[]
}

/**
 * [K2] The copy that a dog is sent to: one that it wishes for, where others are and there is room; else the fullest with
 * room left; else the first that is empty. The last one of all where every copy is full: it says so itself.
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
