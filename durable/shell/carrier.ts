import type { Effect } from '#durable/room/effects.ts'
import type { Room } from '#durable/room/room.ts'
import type { Alarm } from './alarm.ts'
import type { Desk } from './books/desk.ts'
import type { Sockets } from './sockets.ts'
import type { StayBook } from './stay-book.ts'
import type { RoomStorage } from './storage.ts'

type Parts = { sockets: Sockets; storage: RoomStorage; stays: StayBook; alarmClock: Alarm; desk: Desk }
type Owner = { room: () => Room; savePlaces: () => void }

/** Does what the room wants done, in order. */
export class Carrier {
  private readonly parts: Parts
  private readonly of: Owner

  constructor(parts: Parts, of: Owner) {
    this.parts = parts
    this.of = of
  }

  /** `entering` is the socket whose hello is being answered. */
  carryOut(effects: readonly Effect[], now: number, entering: WebSocket | null): void {
    for (const effect of effects) this.apply(effect, now, entering)
    this.parts.sockets.flush()
  }

  private apply(effect: Effect, now: number, entering: WebSocket | null): void {
    const { sockets, storage, stays, alarmClock, desk } = this.parts
    switch (effect.do) {
      case 'admit':
        return sockets.admit(entering, effect.version)
      case 'send':
        return sockets.send(effect.to, effect.message)
      case 'tell':
        return sockets.tell(effect.message, effect)
      case 'close':
        return void sockets.close(effect.socket === 'own' ? sockets.own(effect.dog) : entering, effect.code)
      case 'record':
        return storage.record(effect.line)
      case 'keep':
        return storage.keep(effect.dog, this.of.room().savedDog(effect.dog, now))
      case 'save':
        return storage.saveSoon(this.of.savePlaces)
      case 'gone':
      case 'hide':
        return stays.note(effect)
      case 'ask':
        return desk.ask(effect.act, now)
      case 'keepGround':
        return storage.keepGround(this.of.room().ground)
      case 'keepPoops':
        return storage.keepPoops(this.of.room().poops)
      case 'keepCalm':
        return storage.keepCalm(this.of.room().calm)
      case 'wakeAt':
        alarmClock.wakeAt = effect.at
    }
  }
}
