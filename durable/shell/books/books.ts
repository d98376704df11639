import type { WireDog, WireThing } from '#durable/protocol/messages.ts'
import type { Act, Outcome } from '#durable/room/life/act.ts'

/** The books as a room asks them. Whatever is asked may fail: then it is not known whether it was done. */
export interface Books {
  perform: (act: Act) => Promise<Outcome>
  /** What lies in the room. */
  lying: () => Promise<WireThing[]>
  /** What the dog wears, as of which move of things; null where it is no dog. */
  worn: (dog: number) => Promise<{ wear: WireDog['wear']; asOf: number } | null>
}
