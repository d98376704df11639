import { expect, it } from 'vitest'
import { SAVE_WITHIN_MS } from '#durable/host/saver.ts'
import { CLOSE } from '#durable/protocol/close-codes.ts'
import { DROPPED_KEPT_MS } from '#durable/rules/places/dropped.ts'
import { aPark } from '#test/support/park.ts'
import type { Socket, TestPark } from '#test/support/park.ts'

/** A park in which Bella was, until the machine stopped; and her pass. */
function afterADeploy(): { park: TestPark; bella: Socket; pass: string } {
  const park = aPark()
  const bella = park.enter(1, { user: 7, session: 'a' })
  const { pass } = bella
  park.wait(SAVE_WITHIN_MS)
  park.crash()
  return { park, bella, pass }
}

it('[E11] lets a dog back in by its pass after the machine has stopped, to where it was', () => {
  const { park, pass } = afterADeploy()
  const back = park.comeBack(pass)
  expect(back.of('welcome')[0]).toMatchObject({ you: 1, resumed: true })
  expect(park.own.get(1)).toBe(back)
})

it('[E11] asks for a ticket where the machine has stopped before the dog was saved', () => {
  const park = aPark()
  const { pass } = park.enter(1)
  park.wait(SAVE_WITHIN_MS - 1)
  park.crash()
  expect(park.show(pass)).toBeNull()
})

it('[E11] gives what was missed to a dog that comes back by its pass', () => {
  const park = aPark()
  const bella = park.enter(1)
  const max = park.enter(2)
  park.drop(bella)
  max.say('hello')
  const [welcome] = park.comeBack(bella.pass, { lastSeq: 0 }).of('welcome')
  expect(welcome?.lines.map(({ text }) => text)).toEqual(['hello'])
})

it('[E11] keeps the hash of a pass and never the pass itself', () => {
  const { park, pass } = afterADeploy()
  expect(pass).not.toBe('')
  const stored = JSON.stringify(park.disk.load().snapshot)
  expect(stored).toContain(`"hash of ${pass}"`)
  expect(stored).not.toContain(`"${pass}"`)
})

it('[E11] keeps no pass with the socket that is to outlive a sleep', () => {
  const park = aPark()
  const { attachment, pass } = park.enter(1)
  expect(JSON.stringify(attachment)).not.toContain(`"${pass}"`)
})

it('[E11] lets nobody in by the same pass twice', () => {
  const { park, pass } = afterADeploy()
  park.comeBack(pass)
  expect(park.show(pass)).toBeNull()
})

it('[E11] lets nobody in by a pass that was shown before and not used since', () => {
  const { park, pass } = afterADeploy()
  park.show(pass)
  expect(park.show(pass)).toBeNull()
})

it('[E11] lets nobody in by a pass that it has not given', () => {
  expect(afterADeploy().park.show('guessed')).toBeNull()
})

it('[E11] gives another pass with each welcome after a return', () => {
  const { park, pass } = afterADeploy()
  const back = park.comeBack(pass)
  expect(back.pass).not.toBe(pass)
  park.crash()
  expect(park.comeBack(back.pass).isOpen).toBe(true)
})

it('[E11] voids the pass of a page when the dog enters by another one', () => {
  const park = aPark()
  const first = park.enter(1, { epoch: 1 })
  park.enter(1, { epoch: 2 })
  expect(park.show(first.pass)).toBeNull()
})

it('[E11] lets no dog back in that was banned while its connection was lost', () => {
  const { park, pass } = afterADeploy()
  park.sendAway(7, park.now + 60_000)
  expect(park.show(pass)).toBeNull()
})

it('[E11] lets no dog back in that was signed out while its connection was lost', () => {
  const { park, pass } = afterADeploy()
  park.host.stays.closeUser(7, CLOSE.banned, null, 'a')
  expect(park.show(pass)).toBeNull()
})

it('[E11] lets a dog back in when another session of its user was signed out', () => {
  const { park, pass } = afterADeploy()
  park.host.stays.closeUser(7, CLOSE.banned, null, 'b')
  expect(park.show(pass)).not.toBeNull()
})

it('[E11] lets no dog back in that has entered another room meanwhile', () => {
  const { park, pass } = afterADeploy()
  park.host.stays.seeOff(1, 2)
  expect(park.show(pass)).toBeNull()
})

it('[E11] lets no dog back in that has died meanwhile', () => {
  const { park, pass } = afterADeploy()
  park.learn([{ type: 'died', dog: 1 }])
  expect(park.show(pass)).toBeNull()
})

it('[E11] lets no dog back in that has waited for its player for a minute', () => {
  const { park, pass } = afterADeploy()
  park.wait(DROPPED_KEPT_MS)
  expect(park.show(pass)).toBeNull()
})

it('[E11] [M6] voids the pass of a dog that is cut off for flooding, which has to wait for a ticket', () => {
  const park = aPark()
  const bella = park.enter(1)
  for (let strike = 0; strike < 3; strike++) {
    for (let n = 0; n < 60; n++) bella.send({ type: 'rest', pose: 'sit' })
    park.wait(600)
  }
  expect(bella.closedWith).toBe(CLOSE.flooding)
  expect(park.show(bella.pass)).toBeNull()
  park.crash()
  expect(park.show(bella.pass)).toBeNull()
})

it('[E11] voids the pass of a dog whose client has sent what the protocol does not know', () => {
  const park = aPark()
  const bella = park.enter(1)
  bella.send(null)
  expect(park.show(bella.pass)).toBeNull()
})

it('[E11] lets a dog back in by passes four times in a row, and again after fifteen seconds', () => {
  const park = aPark()
  let page = park.enter(1)
  for (let time = 1; time <= 4; time++) {
    park.drop(page)
    page = park.comeBack(page.pass)
  }
  park.drop(page)
  expect(park.show(page.pass)).toBeNull()
  park.wait(15_000)
  expect(park.show(page.pass)).not.toBeNull()
})

it('[E11] [K8] lets nobody in by a pass while the dog has four sockets, open or closing', () => {
  const park = aPark()
  const sockets = [1, 2, 3, 4].map((epoch) => park.enter(1, { epoch }))
  expect(park.show(sockets[3]?.pass ?? '')).toBeNull()
})

it('[E11] [K8] lets nobody in by a pass while the user has twelve sockets in the room', () => {
  const park = aPark()
  const [first] = [1, 2, 3].flatMap((dog) => [1, 2, 3, 4].map((epoch) => park.enter(dog, { user: 7, epoch })))
  const other = park.enter(4, { user: 7 })
  park.drop(other)
  expect(first?.closedWith).toBe(CLOSE.elsewhere)
  expect(park.show(other.pass)).toBeNull()
})

it('[E11] closes a return whose dog was sent away before the hello', () => {
  const { park, pass } = afterADeploy()
  const back = park.show(pass)
  park.sendAway(7, null)
  expect(back?.closedWith).toBe(CLOSE.kicked)
})

it('[E11] asks for a ticket if the dog was given up between the pass and the hello', () => {
  const { park, pass } = afterADeploy()
  park.wait(DROPPED_KEPT_MS - 1)
  const back = park.show(pass)
  park.wait(1)
  back?.send({ type: 'hello', version: 2, lastSeq: null })
  expect(back?.closedWith).toBe(CLOSE.needsTicket)
  expect(park.room.has(1)).toBe(false)
})

it('[E11] does not hide a moderator again who has come in hidden and has shown itself since', () => {
  const park = aPark()
  const page = park.enter(1, { mayHide: true, hidden: true })
  page.send({ type: 'hide', hidden: false })
  park.drop(page)
  expect(park.comeBack(page.pass).of('welcome')[0]).not.toHaveProperty('hidden')
})

it('[E11] [C11] still keeps from a dog that comes back the words that it does not hear', () => {
  const park = aPark()
  const bella = park.enter(1, { unheard: [20] })
  const max = park.enter(2, { user: 20 })
  park.wait(SAVE_WITHIN_MS)
  park.crash()
  const back = park.comeBack(bella.pass)
  park.comeBack(max.pass).say('psst')
  expect(back.of('said')).toEqual([])
})

it('[E11] gives no pass with a welcome that only makes up for missed frames', () => {
  const park = aPark()
  const bella = park.enter(1, { mayHide: true })
  bella.send({ type: 'hide', hidden: true })
  expect(bella.of('welcome').map(({ pass }) => pass !== undefined)).toEqual([true, false])
})

const STANDINGS = [
  ['banned', CLOSE.banned],
  ['signed-out', CLOSE.banned],
  ['dead', CLOSE.died],
  ['outdated', CLOSE.needsTicket],
  [{ elsewhere: 2 }, CLOSE.elsewhere],
] as const

it.each(STANDINGS)('[E11] closes a return of which the database says %j afterwards', (standing, code) => {
  const { park, pass } = afterADeploy()
  const back = park.comeBack(pass)
  expect(back.isOpen).toBe(true)
  park.returns.pop()?.answered(standing)
  expect(back.closedWith).toBe(code)
  expect(park.show(back.pass)).toBeNull()
})

it.each(STANDINGS)('[E11] closes a return before its hello of which the database says %j', (standing, code) => {
  const { park, pass } = afterADeploy()
  const back = park.show(pass)
  park.returns.pop()?.answered(standing)
  back?.send({ type: 'hello', version: 2, lastSeq: null })
  expect(back?.closedWith).toBe(code)
})

it('[E11] leaves a newer stay alone when the database says that an older one is outdated', () => {
  const { park, pass } = afterADeploy()
  park.comeBack(pass)
  const newer = park.enter(1, { epoch: 2 })
  park.returns.pop()?.answered('outdated')
  expect(newer.isOpen).toBe(true)
})

it('[E11] lets a return stay that the database has nothing against', () => {
  const { park, pass } = afterADeploy()
  const back = park.comeBack(pass)
  park.returns.pop()?.answered('welcome')
  expect(back.isOpen).toBe(true)
})

it('[E11] [K8] reports the socket of a return by its name when it is gone', () => {
  const { park, pass } = afterADeploy()
  const back = park.comeBack(pass)
  const name = park.returns[0]?.visitor.socket
  expect(name).toMatch(/^socket of/)
  park.drop(back)
  expect(park.parted).toMatchObject([{ socket: name }])
})
