// npm run bench:room -- [--n 50,100] [--seconds 10] [--blocks 4] [--only ours,colyseus] [--old DIR] [--foreign 0.4] [--idle 60] [--first] [--profile]
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { populateBefore } from './before.ts'
import type { Before } from './before.ts'
import { prepare } from './bundles.ts'
import { goFirst, runCell } from './cell.ts'
import { PEERS, copesWith, isPeer } from './order.ts'
import type { Cell } from './order.ts'
import { lookAtQuietRoom } from './quiet-room.ts'
import { ParkState, forgetRooms } from './state.ts'
import { lineOf, tableOf } from './table.ts'
import { lookAtUses } from './uses.ts'

const { values } = parseArgs({
  options: {
    n: { type: 'string', default: '50,100,200,400,800,1600' },
    seconds: { type: 'string', default: '10' },
    blocks: { type: 'string', default: '4' },
    only: { type: 'string', default: PEERS.join() },
    old: { type: 'string' },
    foreign: { type: 'string', default: '0.4' },
    idle: { type: 'string' },
    profile: { type: 'boolean', default: false },
    first: { type: 'boolean', default: false },
  },
})
const sizes = values.n.split(',').map(Number)
const named = values.only.split(',').filter(isPeer)
const peers = values.old ? named.flatMap((peer) => (peer === 'ours' ? ['before' as const, peer] : peer)) : named
const [blocks, foreignMax] = [Number(values.blocks), Number(values.foreign)]
/** By then V8 has compiled the hot code, on the server's one core. */
const WARM_UP_SECONDS = 10
/** A cell that other programs disturbed is repeated so often, then taken and marked. */
const TRIES_MAX = 3

if (values.first) goFirst()
prepare(values.old)
const state = new ParkState()
let before: Before | null = null
const cells: Cell[][] = []
let quiet = ''
try {
  await state.populate(Math.max(...sizes))
  if (values.old) before = await populateBefore(values.old, Math.max(...sizes))
  for (const dogs of sizes) {
    for (let block = 0; block < blocks; block++) cells.push(await runBlock(dogs, block))
  }
  // A minute in which nothing happens is measured in whole runs, or on request.
  const idleSeconds = Number(values.idle ?? (blocks > 1 ? 60 : 0))
  if (peers.includes('ours') && idleSeconds > 0) quiet = await lookAtQuietRoom(state, idleSeconds)
} finally {
  state.remove()
  if (before) rmSync(before.folder, { recursive: true, force: true })
}
const uses = lookAtUses()
console.log(`\n${tableOf(cells, { foreignMax })}\n${quiet}\n${uses.line}`)
if (!uses.isWithin) process.exitCode = 1

/**
 * Measures every peer once. Every second block has the reverse order, so that a machine that gets slower favours
 * nobody.
 */
async function runBlock(dogs: number, block: number): Promise<Cell[]> {
  const order = peers.filter((peer) => copesWith(peer, dogs))
  const done: Cell[] = []
  for (const peer of block % 2 === 0 ? order : order.toReversed()) {
    let cell: Cell
    let tries = 0
    do {
      const { folder, passes } = peer === 'before' && before ? before : state
      forgetRooms(folder)
      cell = await runCell({
        peer,
        checkout: peer === 'before' ? values.old : undefined,
        isProfiled: values.profile && peer === 'ours',
        dogs,
        passes: passes.slice(0, dogs),
        warmUpSeconds: WARM_UP_SECONDS,
        seconds: Number(values.seconds),
        seed: block + 1,
        state: folder,
      })
      console.log(`block ${block + 1}  ${lineOf(cell)}`)
    } while (cell.foreignCpu > foreignMax && ++tries < TRIES_MAX)
    done.push(cell)
  }
  return done
}
