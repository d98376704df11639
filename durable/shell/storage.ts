import type { ChatLine } from '#durable/protocol/messages.ts'
import type { RoomSnapshot } from '#durable/room/snapshot.ts'
import { CHAT_LOG_MAX } from '#durable/rules/chat.ts'

/** A crash of the whole machine costs at most this much walking. */
const SAVE_WITHIN_MS = 1500

const SNAPSHOT = 'snapshot'

/** What one room keeps: its log line by line, and where everybody is. */
export class RoomStorage {
  private readonly storage: DurableObjectStorage
  /** One-shot: set while a change waits to be saved, so that a quiet room has no timer and can sleep. */
  private timer: ReturnType<typeof setTimeout> | null = null

  constructor(storage: DurableObjectStorage) {
    this.storage = storage
    storage.sql.exec(`create table if not exists line (
      seq integer primary key, dog integer not null, name text not null, color text not null, text text not null,
      at integer not null
    ) strict`)
  }

  get snapshot(): RoomSnapshot | null {
    return this.storage.kv.get<RoomSnapshot>(SNAPSHOT) ?? null
  }

  /** Oldest first. */
  get lines(): ChatLine[] {
    return this.storage.sql.exec<ChatLine>('select seq, dog, name, color, text, at from line order by seq').toArray()
  }

  record({ seq, dog, name, color, text, at }: ChatLine): void {
    this.storage.sql.exec('insert into line values (?, ?, ?, ?, ?, ?)', seq, dog, name, color, text, at)
    this.storage.sql.exec('delete from line where seq <= ?', seq - CHAT_LOG_MAX)
  }

  /** However many changes come until then, they are one write. */
  saveSoon(save: () => void): void {
    this.timer ??= setTimeout(save, SAVE_WITHIN_MS)
  }

  get isSavePending(): boolean {
    return this.timer !== null
  }

  save(snapshot: RoomSnapshot): void {
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
    this.storage.kv.put(SNAPSHOT, snapshot)
  }
}
