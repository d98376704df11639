import { PALETTE } from '#app/art/palette.ts'
import { isOnlySigns, partsOf } from '#app/game/model/chat/emoji.ts'
import type { Camera, Point } from '#app/game/scene/camera/camera.ts'
import type { UnplacedBubble } from '#app/game/scene/crowd/crowd-layout.ts'
import type { Laid, Spot } from '#app/game/scene/crowd/place-bubbles.ts'
import type { DogId } from '#durable/protocol/messages.ts'
import { readableOn } from '#durable/rules/colours.ts'
import { addBubble, nextExpiry, withoutExpired } from './bubbles.ts'
import type { Bubble } from './bubbles.ts'
import iconPlaces from '#app/art/built/icons.module.css'
import styles from '#app/ui/styles/bubble.module.css'
import iconStyles from '#app/ui/styles/icon.module.css'

/** `offset` and `goal` are where it is and where it belongs, from the head of its dog, CSS px. */
type Shown = { element: HTMLElement; width: number; height: number; offset: Point; goal: Point; spot: Spot | null }

/** For how long a dog counts as talking after it has said something, ms. */
const TALKS_MS = 8000
/** A bubble covers half of the way to its place in this time, ms. */
const HALF_WAY_MS = 45
/** The tail begins so far within the rim of its bubble, CSS px. */
const TAIL_OVERLAP_PX = 2

/** Bubbles over the park: pooled elements, moved by CSS transforms. Screen readers get the same lines from the log. */
export class BubbleLayer {
  readonly #root: HTMLElement
  readonly #isStill: () => boolean
  readonly #pool: HTMLElement[] = []
  readonly #shown = new Map<number, Shown>()
  readonly #saidAt = new Map<DogId, number>()
  #bubbles: readonly Bubble[] = []
  #drawnAt = 0
  /** Whether bubbles have come, gone or changed their size since they were laid out. */
  isStale = false

  /** `isStill` makes bubbles jump to their places. */
  constructor(root: HTMLElement, isStill: () => boolean) {
    this.#root = root
    this.#isStill = isStill
  }

  /** When the next bubble disappears (epoch ms); null without bubbles. */
  get nextExpiry(): number | null {
    return nextExpiry(this.#bubbles)
  }

  say(bubble: Bubble, now: number) {
    if (bubble.kind !== 'sign') this.#saidAt.set(bubble.dog, now)
    this.#keep(this.#bubbles.filter(({ id }) => id !== bubble.id))
    this.#keep(addBubble(this.#bubbles, bubble))
    const element = this.#pool.pop() ?? document.createElement('div')
    dress(element, bubble)
    this.#root.appendChild(element)
    const { offsetWidth: width, offsetHeight: height } = element
    const origin = { x: 0, y: 0 }
    this.#shown.set(bubble.id, { element, width, height, offset: origin, goal: origin, spot: null })
    this.isStale = true
  }

  /** Whether a dog has said something a moment ago. */
  hasTalked(dog: DogId, now: number): boolean {
    return now - (this.#saidAt.get(dog) ?? -Infinity) < TALKS_MS
  }

  /** Removes what has been shown long enough, or has lost its dog. */
  expire(now: number, isHere: (dog: DogId) => boolean) {
    this.#keep(withoutExpired(this.#bubbles, now).filter(({ dog }) => isHere(dog)))
  }

  /** All bubbles, oldest first, with their sizes in art px. */
  wanted({ zoom }: Camera): UnplacedBubble[] {
    return this.#bubbles.flatMap(({ id, dog, isOwn = false }) => {
      const shown = this.#shown.get(id)
      if (!shown) return []
      const size = { width: shown.width / zoom, height: shown.height / zoom }
      return [{ id, dog, isOwn, ...size, ...(shown.spot && { was: shown.spot }) }]
    })
  }

  /** Puts bubbles where the layout has placed them (art px); a bubble without a place is not shown. */
  lay(places: readonly Laid[], { zoom }: Camera, headOf: (dog: DogId) => Point | null) {
    this.isStale = false
    const laid = new Map(places.map((place) => [place.id, place]))
    for (const { id, dog } of this.#bubbles) {
      const shown = this.#shown.get(id)
      const head = headOf(dog)
      const place = laid.get(id)
      if (!shown) continue
      const { style, classList } = shown.element
      const isSeen = place !== undefined && head !== null
      style.visibility = isSeen ? 'visible' : 'hidden'
      if (!isSeen) {
        shown.spot = null
        continue
      }
      const { box, tailX, reach, spot, isFar, isShort } = place
      classList.toggle(styles.short ?? '', isShort)
      classList.toggle(styles.tailless ?? '', reach === 0)
      classList.toggle(styles.far ?? '', isFar)
      style.setProperty('--tail', `${Math.round((tailX - box.width / 2) * zoom)}px`)
      style.setProperty('--reach', `${Math.round(reach * zoom) + TAIL_OVERLAP_PX}px`)
      shown.goal = { x: (box.left - head.x) * zoom, y: (box.top - head.y) * zoom }
      if (!shown.spot) shown.offset = shown.goal
      shown.spot = spot
    }
  }

  /**
   * Moves every bubble with its dog; `headOf` gives points of the view in CSS px. Returns whether one is on its way to
   * its place.
   */
  draw(now: number, headOf: (dog: DogId) => Point | null): boolean {
    const share = this.#isStill() ? 1 : 1 - 0.5 ** ((now - this.#drawnAt) / HALF_WAY_MS)
    this.#drawnAt = now
    let isMoving = false
    for (const bubble of this.#bubbles) {
      const shown = this.#shown.get(bubble.id)
      const head = headOf(bubble.dog)
      if (!shown || !head) continue
      const { offset, goal } = shown
      const isNear = Math.hypot(goal.x - offset.x, goal.y - offset.y) < 1
      shown.offset = isNear ? goal : { x: mix(offset.x, goal.x, share), y: mix(offset.y, goal.y, share) }
      isMoving ||= !isNear
      const x = Math.round(head.x + shown.offset.x)
      const y = Math.round(head.y + shown.offset.y)
      shown.element.style.transform = `translate(${x}px, ${y}px)`
    }
    return isMoving
  }

  /** The size of text has changed, so bubbles are measured again. */
  measureAnew() {
    for (const shown of this.#shown.values()) {
      shown.width = shown.element.offsetWidth
      shown.height = shown.element.offsetHeight
    }
    this.isStale = true
  }

  clear() {
    this.#keep([])
  }

  /** The dog whose bubble is at this point of the window (CSS px); null if there is none. */
  speakerAt({ x, y }: Point): DogId | null {
    const said = this.#bubbles.findLast(({ id }) => {
      const element = this.#shown.get(id)?.element
      if (!element || element.style.visibility === 'hidden') return false
      const { left, top, right, bottom } = element.getBoundingClientRect()
      return x >= left && x < right && y >= top && y < bottom
    })
    return said?.dog ?? null
  }

  #keep(bubbles: readonly Bubble[]) {
    this.#bubbles = bubbles
    const ids = new Set(bubbles.map(({ id }) => id))
    for (const [id, { element }] of this.#shown) {
      if (ids.has(id)) continue
      element.remove()
      this.#pool.push(element)
      this.#shown.delete(id)
      this.isStale = true
    }
  }
}

function dress(element: HTMLElement, bubble: Bubble): void {
  const { name, color, text, sign, note } = bubble
  element.className = classOf(bubble)
  element.dataset.bubble = bubble.kind
  element.style.cssText = 'left: 0; top: 0; visibility: hidden'
  if (sign && sign !== 'typing') return element.replaceChildren()
  if (sign === 'typing') {
    const dots = document.createElement('span')
    dots.className = styles.dots ?? ''
    for (let dot = 0; dot < 3; dot++) dots.appendChild(document.createElement('i'))
    return element.replaceChildren(dots)
  }
  element.style.setProperty('--dog', color)
  element.style.setProperty('--dog-name', readableOn(color, PALETTE.cream))
  const speaker = document.createElement('b')
  speaker.dir = 'auto'
  speaker.textContent = name
  const words = document.createElement('bdi')
  if (bubble.kind === 'result') words.appendChild(markOf('cup'))
  for (const node of nodesOf(text)) words.appendChild(node)
  // The space allows a long word after a long name to wrap.
  element.replaceChildren(speaker, ' ', words)
  if (note !== undefined) element.insertBefore(noteOf(note), speaker)
}

/** The text as nodes, with our own pictures in place of known signs. */
function nodesOf(text: string): Node[] {
  const parts = partsOf(text)
  const large = isOnlySigns(parts) ? iconStyles.large : ''
  return parts.map(({ text: words, icon }) => {
    if (icon === undefined) return document.createTextNode(words)
    const sign = document.createElement('span')
    sign.className = [iconStyles.icon, iconStyles.sign, large, iconPlaces[icon]].join(' ')
    sign.textContent = words
    return sign
  })
}

function classOf({ frame, manner, sign }: Bubble): string {
  if (sign === 'typing') return [styles.bubble, styles.typing].join(' ')
  if (sign)
    return [
      iconStyles.icon,
      iconStyles.double,
      iconPlaces[sign === 'bark' ? 'bark' : `emote-${sign}`],
      styles.emote,
    ].join(' ')
  // A line about what a dog does and a whisper have rims of their own, whoever speaks.
  return [styles.bubble, styles[manner ?? frame]].join(' ')
}

function noteOf(note: string): HTMLElement {
  const element = document.createElement('span')
  element.className = styles.kind ?? ''
  element.appendChild(markOf('whisper'))
  element.appendChild(document.createTextNode(note))
  return element
}

function markOf(icon: 'whisper' | 'cup'): HTMLElement {
  const mark = document.createElement('i')
  mark.className = [iconStyles.icon, styles.mark, iconPlaces[icon]].join(' ')
  return mark
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share
}
