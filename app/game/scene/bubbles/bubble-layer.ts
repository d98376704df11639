import iconPlaces from '#app/art/built/icons.module.css'
import styles from '#app/ui/styles/bubble.module.css'
import iconStyles from '#app/ui/styles/icon.module.css'
import { PALETTE } from '#app/art/palette.ts'
import { readableOn } from '#durable/rules/colours.ts'
import { addBubble, nextExpiry, withoutExpired } from './bubbles.ts'
import type { Bubble } from './bubbles.ts'
import { isOnlySigns, partsOf } from '#app/game/model/chat/emoji.ts'
import { layoutBubbles } from './bubble-layout.ts'
import type { Box, Talker } from './bubble-layout.ts'
import type { DogId } from '#durable/protocol/messages.ts'
import type { Point } from '#app/game/scene/camera.ts'

type Shown = { element: HTMLElement; width: number; height: number; offset: Point; goal: Point; isPlaced: boolean }
/**
 * `obstacles` are parts of the interface that bubbles must not cover, `own` is the own dog, and `isStill` makes bubbles
 * jump to their places.
 */
export type BubbleOptions = { obstacles: () => readonly Box[]; own: () => DogId | null; isStill: () => boolean }
type Size = { width: number; height: number }

/** While dogs walk, the layout is calculated again this often, ms; in between a bubble only follows its dog. */
const LAYOUT_EVERY_MS = 200
/** A dog up to this far outside the view shows its bubble at the edge, CSS px. Others are only in the log. */
const EARSHOT_PX = 240
/** A bubble covers half of the way to its place in this time, ms. */
const HALF_WAY_MS = 45

/** Bubbles over the park: pooled elements, moved by CSS transforms. Screen readers get the same lines from the log. */
export class BubbleLayer {
  readonly #root: HTMLElement
  readonly #obstacles: () => readonly Box[]
  readonly #own: () => DogId | null
  readonly #isStill: () => boolean
  readonly #pool: HTMLElement[] = []
  readonly #shown = new Map<number, Shown>()
  #bubbles: readonly Bubble[] = []
  #laidOutAt = 0
  #drawnAt = 0

  constructor(root: HTMLElement, { obstacles, own, isStill }: BubbleOptions) {
    this.#root = root
    this.#obstacles = obstacles
    this.#own = own
    this.#isStill = isStill
  }

  /** When the next bubble disappears (epoch ms); null without bubbles. */
  get nextExpiry(): number | null {
    return nextExpiry(this.#bubbles)
  }

  say(bubble: Bubble) {
    this.#keep(this.#bubbles.filter(({ id }) => id !== bubble.id))
    this.#keep(addBubble(this.#bubbles, bubble))
    const element = this.#pool.pop() ?? document.createElement('div')
    dress(element, bubble)
    this.#root.appendChild(element)
    const { offsetWidth: width, offsetHeight: height } = element
    const origin = { x: 0, y: 0 }
    this.#shown.set(bubble.id, { element, width, height, offset: origin, goal: origin, isPlaced: false })
    this.#laidOutAt = 0
  }

  /**
   * Moves every bubble to its dog; `headOf` gives points of the view in CSS px. Returns whether something still moves.
   */
  draw(now: number, view: Size, headOf: (dog: DogId) => Point | null): boolean {
    this.#keep(withoutExpired(this.#bubbles, now).filter(({ dog }) => headOf(dog) !== null))
    if (now - this.#laidOutAt >= LAYOUT_EVERY_MS) this.#layOut(now, view, headOf)
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

  /** The interface or the size of the view has changed, so the next frame calculates the layout again. */
  layOutSoon() {
    this.#laidOutAt = 0
  }

  /** The size of text has changed, so bubbles are measured again. */
  measureAnew() {
    for (const shown of this.#shown.values()) {
      shown.width = shown.element.offsetWidth
      shown.height = shown.element.offsetHeight
    }
    this.layOutSoon()
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

  #layOut(now: number, view: Size, headOf: (dog: DogId) => Point | null) {
    if (this.#bubbles.length === 0) return
    this.#laidOutAt = now
    const talkers = this.#bubbles.flatMap(({ id, dog }): Talker[] => {
      const head = headOf(dog)
      const shown = this.#shown.get(id)
      return head && shown ? [{ id, x: head.x, y: head.y, width: shown.width, height: shown.height }] : []
    })
    const heard = talkers.filter((talker) => beyond(talker, view) <= EARSHOT_PX)
    const own = this.#own()
    const ownHead = own === null ? null : headOf(own)
    const placed = new Map(layoutBubbles(heard, view, this.#obstacles(), ownHead).map((each) => [each.id, each]))
    for (const talker of talkers) {
      const { box, tail } = placed.get(talker.id) ?? { box: null, tail: 0 }
      const shown = this.#shown.get(talker.id)
      if (!shown) continue
      shown.element.style.visibility = box ? 'visible' : 'hidden'
      shown.element.dataset.side = sideOf(talker, view)
      if (!box) continue
      shown.element.style.setProperty('--tail', `${tail}px`)
      shown.goal = { x: box.left - talker.x, y: box.top - talker.y }
      if (!shown.isPlaced) shown.offset = shown.goal
      shown.isPlaced = true
    }
  }

  #keep(bubbles: readonly Bubble[]) {
    this.#bubbles = bubbles
    const ids = new Set(bubbles.map(({ id }) => id))
    for (const [id, { element }] of this.#shown) {
      if (ids.has(id)) continue
      element.remove()
      this.#pool.push(element)
      this.#shown.delete(id)
      this.#laidOutAt = 0
    }
  }
}

function dress(element: HTMLElement, bubble: Bubble): void {
  const { name, color, text, sign, note } = bubble
  element.className = classOf(bubble)
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
  if (sign) return [iconStyles.icon, iconStyles.double, iconPlaces[`emote-${sign}`], styles.emote].join(' ')
  // What a dog does and what it whispers have rims of their own, whoever does it.
  return [styles.bubble, styles[manner ?? frame]].join(' ')
}

function noteOf(note: string): HTMLElement {
  const element = document.createElement('span')
  element.className = styles.kind ?? ''
  const icon = document.createElement('i')
  icon.className = [iconStyles.icon, styles.mark, iconPlaces.whisper].join(' ')
  element.appendChild(icon)
  element.appendChild(document.createTextNode(note))
  return element
}

/** How far a point is outside the view, CSS px. */
function beyond({ x, y }: Point, { width, height }: Size): number {
  return Math.max(-x, x - width, -y, y - height, 0)
}

/**
 * The edge of the view behind which a dog is; '' if it is in view. The bubble then has an arrow in place of its tail.
 */
function sideOf({ x, y }: Point, { width, height }: Size): string {
  if (x < 0) return 'left'
  if (x > width) return 'right'
  if (y < 0) return 'top'
  return y > height ? 'bottom' : ''
}

function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share
}
