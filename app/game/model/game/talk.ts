import type { StoreApi } from 'zustand/vanilla'
import { FULL_ALLOWANCE, afterLine, allowanceAfterRefusal, waitOf } from '#app/game/model/chat/chat-allowance.ts'
import { withoutDog } from '#app/game/model/chat/chat-log.ts'
import { addressedBy, callOf } from '#app/game/model/chat/commands.ts'
import type { Command, Draft, Spoken } from '#app/game/model/chat/commands.ts'
import { sendDraft } from '#app/game/model/chat/draft.ts'
import { ownDog, roomTime } from '#app/game/model/world/world.ts'
import type { ClientMessage, DogId, ServerMessage } from '#durable/protocol/messages.ts'
import { TYPING_EVERY_MS } from '#durable/rules/chat.ts'
import type { Emote } from '#durable/rules/chat.ts'
import type { Phrase } from '#durable/rules/phrases/phrases.ts'
import { calmNo } from '#durable/rules/staff/calm.ts'
import type { Calm } from '#durable/rules/staff/calm.ts'
import type { GameState, Moment } from './game-state.ts'

export type TalkOptions = {
  state: StoreApi<GameState>
  /** Whether it went out. */
  send: (message: ClientMessage) => boolean
  tell: (moment: Moment) => void
}

/** The own dog's lines, whispers, phrases and emotes, and the room's answers to them. */
export class Talk {
  readonly #options: TalkOptions
  /** The drafts that the room has yet to answer, oldest first; null for a phrase, which was not typed. */
  readonly #unanswered: (string | null)[] = []
  #typedAt = 0

  constructor(options: TalkOptions) {
    this.#options = options
  }

  /** Sends a draft as a line or a whisper. Returns false if it has to stay in the field. */
  say({ typed, command }: Draft): boolean {
    const { state, send } = this.#options
    const { chatAllowance, link } = state.getState()
    if (link.state !== 'open') return false
    if (command.do !== 'say' && command.do !== 'whisper') return false
    const { to, text } = this.#addressed(command)
    if (to === 'several') return this.#refuse('which-dog')
    if (command.do === 'whisper' && to === null) return this.#refuse('not-here')
    if (this.#holds({ isPhrase: false, to })) return false
    const sending = sendDraft(text, chatAllowance, Date.now())
    if (sending.do === 'refuse') return this.#refuse(sending.reason)
    if (sending.do === 'wait' || !send(messageOf(command, { text: sending.text, to }))) return false
    this.#unanswered.push(typed)
    this.#typedAt = 0
    state.setState({ chatAllowance: sending.chatAllowance, refusal: null })
    return true
  }

  /** The part of a draft that would be said, without its command. */
  wordsOf(command: Command): string {
    return command.do === 'say' || command.do === 'whisper' ? this.#addressed(command).text : ''
  }

  #addressed(command: Spoken): { to: DogId | 'several' | null; text: string } {
    return command.do === 'whisper' ? addressedBy(command, this.#others) : { to: null, text: command.text }
  }

  /** Begins a whisper in the chat field. */
  address(dog: { id: DogId; name: string }) {
    this.#options.tell({ type: 'addressed', name: callOf(dog, this.#others) })
  }

  get #others() {
    const { me, dogs } = this.#options.state.getState().world
    return [...dogs.values()].filter(({ id }) => id !== me)
  }

  /** Adds a dog's name to the draft in the chat field. */
  mention(name: string) {
    this.#options.tell({ type: 'mentioned', name })
  }

  /** Says one of the park's own phrases. Returns false if that has to wait. */
  sayPhrase(phrase: Phrase): boolean {
    const { state, send } = this.#options
    const { chatAllowance, link } = state.getState()
    if (link.state !== 'open') return false
    const now = Date.now()
    if (this.#holds({ isPhrase: true, to: null })) return false
    if (waitOf(chatAllowance, now) > 0) return this.#refuse('too-fast')
    if (!send({ type: 'phrase', phrase })) return false
    this.#unanswered.push(null)
    state.setState({ chatAllowance: afterLine(chatAllowance, now), refusal: null })
    return true
  }

  emote(emote: Emote) {
    this.#options.send({ type: 'emote', emote })
  }

  /** The draft has changed. The others are shown that the dog is typing, unless it is a whisper or a command. */
  typing(command: Command) {
    const { state, send } = this.#options
    const { link } = state.getState()
    const now = Date.now()
    const isForAll = command.do === 'say' && command.text.trim() !== ''
    if (link.state !== 'open' || !isForAll || now - this.#typedAt < TYPING_EVERY_MS) return
    this.#typedAt = now
    send({ type: 'typing' })
  }

  /** Handles a message of the room; `me` is the own dog. */
  heard(message: ServerMessage, me: DogId | null) {
    const { tell } = this.#options
    if (message.type === 'said' || message.type === 'whispered') {
      const isOwn = message.dog === me
      if (isOwn) this.#unanswered.shift()
      tell({ type: 'said', line: message, isOwn })
    }
    if (message.type === 'welcome') this.#calm(message.calm ?? null)
    if (message.type === 'calmed') this.#calm(message.calm)
    if (message.type === 'emoted' || message.type === 'typing') tell(message)
    if (message.type === 'refused' && isAboutLine(message.request)) {
      this.#unsaid(message)
    }
  }

  #unsaid({ reason, retryInMs = 0 }: Extract<ServerMessage, { type: 'refused' }>) {
    const { state, tell } = this.#options
    const text = this.#unanswered.shift()
    if (typeof text === 'string') tell({ type: 'unsaid', text })
    if (reason === 'too-fast' || reason === 'slow-mode')
      state.setState({ chatAllowance: allowanceAfterRefusal(retryInMs, Date.now()) })
    this.#refuse(reason)
  }

  #calm(calm: Calm | null) {
    const { state } = this.#options
    if (state.getState().calm?.mode === 'slow' && calm?.mode !== 'slow')
      state.setState({ chatAllowance: FULL_ALLOWANCE })
    state.setState({ calm })
  }

  /** [C13] Whether the calm mode of the room refuses a line now: then the draft stays, and the refusal says why. */
  #holds({ isPhrase, to }: { isPhrase: boolean; to: DogId | null }): boolean {
    const { state } = this.#options
    const { calm, world } = state.getState()
    if (ownDog(world)?.badge || (to !== null && world.dogs.get(to)?.badge)) return false
    const last = world.log.findLast((entry) => entry.kind === 'said' && entry.isOwn)
    const saidAt = last?.kind === 'said' ? last.line.at : null
    const held = calmNo(calm, { isPhrase, saidAt }, roomTime(world, Date.now()))
    if (!held) return false
    if (held.reason === 'slow-mode')
      state.setState({ chatAllowance: allowanceAfterRefusal(held.retryInMs, Date.now()) })
    this.#refuse(held.reason)
    return true
  }

  /** Removes the lines of a dog that the player ignores from now on. */
  forget(dog: DogId) {
    const { state } = this.#options
    const { world } = state.getState()
    state.setState({ world: { ...world, log: withoutDog(world.log, dog) } })
  }

  /** Empties the log of this page only. */
  clear() {
    const { state } = this.#options
    const { world } = state.getState()
    state.setState({ world: { ...world, log: [], unread: 0 } })
  }

  lineLost() {
    this.#unanswered.length = 0
  }

  #refuse(reason: Extract<ServerMessage, { type: 'refused' }>['reason']): false {
    this.#options.state.setState({ refusal: { reason, request: 'say' } })
    return false
  }
}

function isAboutLine(request: ClientMessage['type']): boolean {
  return request === 'say' || request === 'phrase' || request === 'whisper'
}

function messageOf(command: Spoken, { text, to }: { text: string; to: DogId | null }): ClientMessage {
  if (to !== null) return { type: 'whisper', to, text }
  if (command.do === 'whisper') throw new Error('a whisper to nobody')
  return command.as === undefined ? { type: 'say', text } : { type: 'say', text, as: command.as }
}
