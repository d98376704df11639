import { isInReach } from '../life/reach.ts'
import { roomOf } from '../places/twins.ts'
import { tileOfFoot } from '../things/seat.ts'
import type { Tile } from '../tiles.ts'

/** [TH12] The prefab of a smell post. */
export const SMELL_POST = 'smell-post'

/**
 * [TH12] The smell posts that count, by their room and the id of the thing there. A post is stored by its place in this list,
 * so a new one goes to the end. All are in rooms that everybody may enter.
 */
export const POSTS = [
  { room: 'plaza', thing: 'post-gate' },
  { room: 'plaza', thing: 'post-stream' },
  { room: 'meadow', thing: 'post-hurdles' },
  { room: 'meadow', thing: 'post-path' },
  { room: 'forest', thing: 'post-clearing' },
  { room: 'forest', thing: 'post-trees' },
  { room: 'lake', thing: 'post-shore' },
  { room: 'beach', thing: 'post-huts' },
  { room: 'beach', thing: 'post-sand' },
  { room: 'harbour', thing: 'post-quay' },
  { room: 'lighthouse-rock', thing: 'post-landing' },
  { room: 'north-point', thing: 'post-lights' },
  { room: 'north-point', thing: 'post-snow' },
  { room: 'market-street', thing: 'post-shops' },
  { room: 'market-street', thing: 'post-stalls' },
  { room: 'pack-lane', thing: 'post-lane' },
  { room: 'party-lawn', thing: 'post-maypole' },
  { room: 'memorial-grove', thing: 'post-grove' },
] as const satisfies readonly { room: string; thing: string }[]

/** [TH12] The post at the gate, which names friends before others. */
export const GATE_POST = 0

/** [TH12] Karma for reading a post, once a day, dog and post. */
export const KARMA_PER_POST = 1

/** [TH12] How many marks a post tells of, and for how long it keeps one, ms. */
export const MARKS = { told: 8, keptMs: 24 * 60 * 60 * 1000 } as const

/** What a dog does at a post: it reads, leaves its mark, or takes its own mark away. The place is the `how` of `use`. */
export const POST_USES = ['read', 'mark', 'wipe'] as const
export type PostUse = (typeof POST_USES)[number]

/** How the names of posts begin among the things that `use` can name; no id of a thing has a colon. */
const POST_THING = 'post:'

/** The thing by which the verb `use` names a post of the room. */
export function thingOfPost(thing: string): string {
  return `${POST_THING}${thing}`
}

/** The id of the post that `use` names; null for anything else. */
export function postOfThing(thing: string): string | null {
  return thing.startsWith(POST_THING) ? thing.slice(POST_THING.length) : null
}

/** A post of a room: its place in POSTS, the id of the thing, and its tile. */
export type SmellPost = { number: number; thing: string; tile: Tile }

/** [TH12] The posts of a room, of those that count. `room` may be a twin, which has the same ones. */
export function postsIn(room: string, things: readonly ({ id: string; prefab: string } & Tile)[]): SmellPost[] {
  return things.flatMap(({ id, prefab, x, y }) => {
    const number = prefab === SMELL_POST ? numberOf(roomOf(room), id) : -1
    return number < 0 ? [] : [{ number, thing: id, tile: tileOfFoot({ x, y }) }]
  })
}

/** [TH12] Whether a dog on this tile reaches the post. */
export function isAtPost({ tile }: SmellPost, here: Tile): boolean {
  return isInReach(here, tile)
}

function numberOf(room: string, thing: string): number {
  return POSTS.findIndex((post) => post.room === room && post.thing === thing)
}
