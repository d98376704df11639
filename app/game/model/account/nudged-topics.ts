import type { NudgeAbout } from '#durable/protocol/messages.ts'
import { TOPICS } from './account-store.ts'
import type { Topic } from './account-store.ts'

const NUDGED: Record<NudgeAbout, readonly Topic[]> = {
  life: ['own'],
  bag: ['bag', 'own'],
  friends: ['friends'],
  trade: ['trade', 'own', 'bag'],
  shop: ['shop'],
  reports: ['own'],
  prints: ['prints'],
  // The chat field follows these (hud/chat).
  commands: [],
  // The windows of the party committee follow these (hud/committee).
  abilities: [],
  // The notice of news and its window follow these (hud/news).
  news: [],
  // The notice of new stamps and the book follow these (hud/book).
  book: [],
  // The picture of the park follows these (scene/atlas).
  sprites: [],
}

/** The topics to request after a nudge; all of them if a newer room nudges about something unknown. */
export function topicsOf(about: string): readonly Topic[] {
  return Object.entries(NUDGED).find(([known]) => known === about)?.[1] ?? TOPICS
}
