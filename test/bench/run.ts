// npm run bench:room -- [--n 50,100] [--seconds 10] [--blocks 4] [--only ours,colyseus] [--foreign 0.4] [--idle 60] [--first] [--profile]
import { parseArgs } from 'node:util'
import { prepare } from './bundles.ts'
import { goFirst, runCell } from './cell.ts'
import { PEERS, copesWith, isPeer } from './order.ts'
import type { Cell } from './order.ts'
import { ParkState } from './state.ts'
import { lookAtQuietRoom } from './quiet-room.ts'
import { lineOf, tableOf } from './table.ts'

const { values } = parseArgs({
  options: {
    n: { type: 'string', default: '50,100,200,400,800,1600' },
    seconds: { type: 'string', default: '10' },
    blocks: { type: 'string', default: '4' },
    only: { type: 'string', default: PEERS.join() },
    foreign: { type: 'string', default: '0.4' },
    idle: { type: 'string' },
    profile: { type: 'boolean', default: false },
    first: { type: 'boolean', default: false },
  },
})
const sizes = values.n.split(',').map(Number)
const peers = values.only.split(',').filter(isPeer)
const [blocks, foreignMax] = [Number(values.blocks), Number(values.foreign)]
/** By then V8 has compiled the hot code, on the server's one core. */
const WARM_UP_SECONDS = 10
/** A cell that other programs disturbed is repeated so often, then taken and marked. */
const TRIES_MAX = 3

if (values.first) goFirst()
prepare()
const state = new ParkState()
const cells: Cell[][] = []
let quiet = ''
try {
  await state.populate(Math.max(...sizes))
  for (const dogs of sizes) {
    for (let block = 0; block < blocks; block++) cells.push(await runBlock(dogs, block))
  }
  // A minute in which nothing happens is measured in whole runs, or on request.
  const idleSeconds = Number(values.idle ?? (blocks > 1 ? 60 : 0))
  if (peers.includes('ours') && idleSeconds > 0) quiet = await lookAtQuietRoom(state, idleSeconds)
} finally {
  state.remove()
}
console.log(`\n${tableOf(cells, { foreignMax })}\n${quiet}`)

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
      state.forgetRooms()
      cell = await runCell({
        peer,
        isProfiled: values.profile && peer === 'ours',
        dogs,
        passes: state.passes.slice(0, dogs),
        warmUpSeconds: WARM_UP_SECONDS,
        seconds: Number(values.seconds),
        seed: block + 1,
        state: state.folder,
      })
      console.log(`block ${block + 1}  ${lineOf(cell)}`)
    } while (cell.foreignCpu > foreignMax && ++tries < TRIES_MAX)
    done.push(cell)
  }
  return done
}
