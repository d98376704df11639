import { npcsHere } from '#app/game/model/around/npcs-here.ts'
import type { NpcHere } from '#app/game/model/around/npcs-here.ts'
import type { GameState, Moment } from '#app/game/model/game/game-state.ts'
import type { Game } from '#app/game/model/game/game.ts'
import { smellsNow } from '#app/game/model/world/smells.ts'
import { isDogAsleep, tileOf } from '#app/game/model/world/whereabouts.ts'
import { roomTime } from '#app/game/model/world/world.ts'
import { loadTexts } from '#app/locales/load-texts.ts'
import type { Texts } from '#app/locales/load-texts.ts'
import { calendarLines } from '#durable/rules/calendar/rows.ts'
import type { CalendarLine } from '#durable/rules/calendar/rows.ts'
import type { Language } from '#durable/rules/languages.ts'
import { osloDay, osloMinute } from '#durable/rules/life/days.ts'
import { errandRoomOn } from '#durable/rules/npcs/errand.ts'
import { isHello } from '#durable/rules/npcs/hello.ts'
import { lineFor } from '#durable/rules/npcs/lines.ts'
import type { NpcTexts, SaidLine } from '#durable/rules/npcs/lines.ts'
import { NPC_EARSHOT_TILES, NPC_USES, npcOfThing } from '#durable/rules/npcs/npcs.ts'
import type { NpcKey } from '#durable/rules/npcs/npcs.ts'
import { isInEarshot } from '#durable/rules/npcs/timetable.ts'
import { LESSONS } from '#durable/rules/users/lessons.ts'
import type { Preferences } from '#durable/rules/users/preferences.ts'

const FILES: Record<Language, () => Promise<{ npcTexts: NpcTexts }>> = {
  dk: () => import('#durable/rules/npcs/texts/dk.ts'),
  en: () => import('#durable/rules/npcs/texts/en.ts'),
  no: () => import('#durable/rules/npcs/texts/no.ts'),
  se: () => import('#durable/rules/npcs/texts/se.ts'),
}

/** The delay before an NPC answers a hello, so that it seems to lift its head first, ms. */
const THINKS_MS = 900
/** How long an NPC waits for the room to say what was given. After that it answers without it, ms. */
const WAITS_MS = 1500

type Parts = {
  game: Pick<Game, 'world' | 'place' | 'heardNpc'> & {
    acts: Pick<Game['acts'], 'useNpc'>
    state: { getState: () => Pick<GameState, 'postsRead'> }
  }
  settings: { readonly now: Pick<Preferences, 'knowsPark' | 'lessonsDone'> }
  language: Language
}

/** [NP3] What the NPCs say to this player, by the lessons that are done and by what the room has given. */
export class NpcVoices {
  readonly #parts: Parts
  #last: SaidLine | null = null
  /** What was done when the NPC had nothing to give; null until then. */
  #nothingDueFor: string | null = null
  /** The Oslo day whose errand is done, as far as this page knows. */
  #errandDay: number | null = null
  readonly #timers = new Set<ReturnType<typeof setTimeout>>()
  #answer: ReturnType<typeof setTimeout> | undefined

  constructor(parts: Parts) {
    this.#parts = parts
    // The first answer shall not wait for them; a failure is met when they are needed.
    void this.#fetchTexts()
  }

  close() {
    for (const timer of this.#timers) clearTimeout(timer)
  }

  heard(moment: Moment) {
    if (moment.type === 'met') return this.#talk(moment.npc)
    if (moment.type === 'used') return this.#used(moment)
    if (moment.type !== 'said' || !moment.isOwn || 'to' in moment.line || !isHello(moment.line)) return
    const npc = this.#here.find((one) => this.#answers(one))?.npc
    if (npc) this.#later(THINKS_MS, () => this.#talk(npc))
  }

  get #here(): NpcHere[] {
    const { world, place } = this.#parts.game
    return place ? npcsHere(world, place.grid, Date.now()) : []
  }

  /**
   * Whether it hears a hello of the own dog and answers: somebody new always, so that the first hello is never without an
   * answer; others while no dog is awake near them that could.
   */
  #answers(npc: NpcHere): boolean {
    const { game, settings } = this.#parts
    const { world, place } = game
    if (!place) return false
    const at = { grid: place.grid, now: Date.now() }
    const me = tileOf(world, world.me, at)
    if (!isInEarshot(npc, me)) return false
    if (!settings.now.knowsPark) return true
    const others = [...world.dogs.values()].filter((dog) => dog.id !== world.me && !isDogAsleep(dog))
    const isNearMe = ({ x, y }: { x: number; y: number }) =>
      Math.max(Math.abs(x - me.x), Math.abs(y - me.y)) <= NPC_EARSHOT_TILES
    return !others.some((dog) => isNearMe(tileOf(world, dog.id, at)))
  }

  #talk(npc: NpcKey) {
    const { game } = this.#parts
    const isDue = this.#nothingDueFor !== this.#done
    clearTimeout(this.#answer)
    this.#answer = this.#later(WAITS_MS, () => void this.#say(npc, { bones: 0, karma: 0, isErrandDone: false }))
    game.acts.useNpc(npc, isDue ? NPC_USES.take : NPC_USES.talk)
  }

  #used({ thing, bones, karma, isErrandDone = false }: Extract<Moment, { type: 'used' }>) {
    const npc = npcOfThing(thing)
    if (npc === undefined) return
    clearTimeout(this.#answer)
    this.#nothingDueFor = bones + karma === 0 ? this.#done : null
    void this.#say(npc, { bones, karma, isErrandDone: isErrandDone && this.#errandDay !== this.#day })
    if (isErrandDone) this.#errandDay = this.#day
  }

  #fetchTexts(): Promise<{ npcTexts: NpcTexts } | null> {
    return FILES[this.#parts.language]().catch(() => null)
  }

  /** What this player has done that the NPC may give something for: lessons, and posts that were read. */
  get #done(): string {
    const { game, settings } = this.#parts
    return `${settings.now.lessonsDone.length} ${game.state.getState().postsRead}`
  }

  /** [CA5] What it says of a row of the calendar. Empty where the texts do not come. */
  async #calendarText(told: CalendarLine | null): Promise<string> {
    if (!told) return ''
    const late = await loadTexts(this.#parts.language, 'late').catch((): Texts => ({}))
    const words = textAt(late, ['calendar', 'rows', told.key, told.isOn ? 'garm' : 'soon'])
    return typeof words === 'string' ? words : ''
  }

  get #day(): number {
    return osloDay(roomTime(this.#parts.game.world, Date.now()))
  }

  async #say(npc: NpcKey, given: { bones: number; karma: number; isErrandDone: boolean }) {
    const { game, settings } = this.#parts
    const who = this.#here.find((one) => one.npc === npc)
    const texts = await this.#fetchTexts()
    if (!who || !texts) return
    const now = roomTime(game.world, Date.now())
    const told = calendarLines(now)[0] ?? null
    const { knowsPark, lessonsDone } = settings.now
    const isPaid = given.isErrandDone && given.karma > 0
    const isOpen = !given.isErrandDone && this.#errandDay !== this.#day
    const line = lineFor({
      bones: given.bones,
      karma: given.karma,
      errand: isPaid || isOpen ? { room: errandRoomOn(this.#day), isDone: isPaid } : null,
      isTrailOpen: game.world.trail !== null && smellsNow(game.world, Date.now()).trail !== 'found',
      hasCalendar: told !== null,
      isAsleep: who.pose === 'curl',
      next: knowsPark ? null : (LESSONS.find((lesson) => lesson !== 'say' && !lessonsDone.includes(lesson)) ?? null),
      minute: osloMinute(now),
      month: new Date(now).getUTCMonth() + 1,
      last: this.#last,
      chance: Math.random(),
    })
    this.#last = line
    const text = line === 'calendar' ? await this.#calendarText(told) : texts.npcTexts[line]
    if (text !== '') game.heardNpc({ npc, name: who.name, text })
  }

  #later(ms: number, run: () => void): ReturnType<typeof setTimeout> {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      run()
    }, ms)
    this.#timers.add(timer)
    return timer
  }
}

function textAt(texts: Texts, path: readonly string[]): string | Texts | undefined {
  return path.reduce<string | Texts | undefined>(
    (within, key) => (typeof within === 'object' ? within[key] : undefined),
    texts,
  )
}
