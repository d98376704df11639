import type { ParkFacts } from '#durable/rules/questions/question.ts'
import type { ItemRow } from '#durable/rules/sheets/items.ts'
import { shopOf } from '#durable/rules/sheets/together.ts'
import type { Db } from '#worker/db/client.ts'
import { query, runTogether } from '#worker/db/query.ts'
import { room, roomDoor } from '#worker/db/schema/rooms.ts'
import { publishedSheet } from '#worker/sheets/sheets-db.ts'

/** The published rooms, doors and goods. The rules leave out of the questions what is not open to everybody. */
export async function parkFacts(db: Db): Promise<ParkFacts> {
  const rows = db.select({ key: room.key, name: room.name, access: room.access }).from(room).orderBy(room.key)
  const ways = db.select({ from: roomDoor.room, to: roomDoor.toRoom, access: roomDoor.access }).from(roomDoor)
  const [rooms, doors, items] = await runTogether(db, [
    query(rows, (found) => found),
    query(ways, (found) => found),
    publishedSheet(db, 'items'),
  ])
  return {
    goods: goodsIn(items.rows),
    rooms: rooms.map(({ key, name, access }) => ({ key, name: JSON.parse(name), isOpen: access === null })),
    doors: doors.map(({ from, to, access }) => ({ from, to, isOpen: access === null })),
  }
}

/** What is sold to everybody. Rare goods are left out: only winners of a draw see them on the shelves, with their price. */
function goodsIn(items: readonly ItemRow[]): ParkFacts['goods'] {
  return items.flatMap(({ id, name, price, isSold, isRare }) => {
    const shop = isSold && !isRare ? shopOf(id) : null
    return shop === null || price === undefined ? [] : [{ name, price, shop }]
  })
}
