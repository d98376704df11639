import { ATTACKERS, FIRST_ATTACKER, attacksOf } from './attacks.ts'
import { Bystander } from './bystander.ts'
import { closeCodeOf } from './hostile-frames.ts'
import type { HostileFrame } from './hostile-frames.ts'
import { addressOf, visitorOf } from './open-gate.ts'
import type { OpenGate } from './open-gate.ts'
import { closeCodeAfter } from './raw-socket.ts'
import type { Frame } from './raw-socket.ts'

/** How many sockets an attacker opens, one after the other, for one response of the gate. */
const BATCH = 50
const HELLO = { data: '{"type":"hello","version":1,"lastSeq":0}', isBinary: false }
/** More than the epochs of any run. */
const USERS_A_DOG = 1_000_000_000
/** How long to wait for a close: far longer than one takes on a busy machine, ms. */
const CLOSED_WITHIN_MS = 60_000
/** Close codes of the platform itself: no valid message, no UTF-8, too big. */
const REFUSED_BY_PLATFORM: readonly number[] = [1002, 1007, 1009]

export type FuzzReport = {
  frames: number
  fromAdmitted: number
  overTcp: number
  byKind: Record<string, number>
  walks: number
  lines: number
  timesHeld: number
  answersMs: { p50: number; p99: number; max: number }
  broken: string[]
}

/** Sends hostile frames over real sockets into a real room, in which two dogs go on walking and talking. */
export async function fuzzSockets(
  gate: OpenGate,
  { frames, seed }: { frames: number; seed: number },
): Promise<FuzzReport> {
  const friends = [1, 2]
  const bystanders = [
    await Bystander.come(gate.url, { dog: 1, epoch: seed, friends }),
    await Bystander.come(gate.url, { dog: 2, epoch: seed, friends }),
  ]
  for (const bystander of bystanders) bystander.live()
  const report: FuzzReport = {
    frames: 0,
    fromAdmitted: 0,
    overTcp: 0,
    byKind: {},
    walks: 0,
    lines: 0,
    timesHeld: 0,
    answersMs: { p50: 0, p99: 0, max: 0 },
    broken: [],
  }
  await Promise.all(
    Array.from({ length: ATTACKERS }, (_, attacker) => attack(gate, report, { frames, seed, attacker })),
  )
  for (const bystander of bystanders) await bystander.end()
  await checkPlaces(gate, report, seed)

  const answersMs = bystanders.flatMap((bystander) => bystander.answersMs).sort((a, b) => a - b)
  const at = (share: number) => Math.round(answersMs[Math.floor(share * (answersMs.length - 1))] ?? 0)
  report.answersMs = { p50: at(0.5), p99: at(0.99), max: at(1) }
  for (const bystander of bystanders) {
    report.walks += bystander.walks
    report.lines += bystander.lines
    report.timesHeld += bystander.timesHeld
    report.broken.push(...bystander.troubles)
  }
  report.broken.push(...gate.errors)
  return report
}

async function attack(
  gate: OpenGate,
  report: FuzzReport,
  { attacker, ...run }: { frames: number; seed: number; attacker: number },
): Promise<void> {
  const dog = FIRST_ATTACKER + attacker
  let batch: { frame: HostileFrame; frames: Frame[]; epoch: number }[] = []
  const sendBatch = async () => {
    const sockets = batch.map(({ frames, epoch }) => ({ visitor: visitorOf(dog, byNewUser(dog, epoch)), frames }))
    const codes = await gate.sendAll(sockets, CLOSED_WITHIN_MS)
    batch.forEach(({ frame }, at) => judge(report, { frame, code: codes[at] ?? -1, seed: run.seed }))
    batch = []
  }
  let epoch = run.seed * 1_000_000
  for (const { frame, isAdmitted, isByTcp } of attacksOf(attacker, run)) {
    epoch += 1
    if (isAdmitted) report.fromAdmitted += 1
    const frames = isAdmitted ? [HELLO, frame] : [frame]
    if (!isByTcp) {
      batch.push({ frame, frames, epoch })
      if (batch.length >= BATCH) await sendBatch()
      continue
    }
    await sendBatch()
    report.overTcp += 1
    const code = await closeCodeAfter(addressOf(gate.url, dog, byNewUser(dog, epoch)), frames, CLOSED_WITHIN_MS)
    judge(report, { frame, code, seed: run.seed })
  }
  await sendBatch()
}

/** Each frame is of a user of its own: the third one of a user within a minute would be a flood [M8]. */
function byNewUser(dog: number, epoch: number): { epoch: number; user: number } {
  return { epoch, user: dog * USERS_A_DOG + epoch }
}

function judge(report: FuzzReport, { frame, code, seed }: { frame: HostileFrame; code: number; seed: number }): void {
  report.frames += 1
  report.byKind[frame.kind] = (report.byKind[frame.kind] ?? 0) + 1
  if (code === closeCodeOf(frame) || REFUSED_BY_PLATFORM.includes(code)) return
  report.broken.push(`SEED=${seed} ${frame.kind} was answered with ${code}: ${String(frame.data).slice(0, 200)}`)
}

/** A dog that enters now must see every attacker where it entered, standing and away. */
async function checkPlaces(gate: OpenGate, report: FuzzReport, seed: number): Promise<void> {
  const observer = await Bystander.come(gate.url, { dog: 3, epoch: seed, friends: [1, 2, 3] })
  const attackers = observer.dogs.filter(({ id }) => id >= FIRST_ATTACKER)
  if (attackers.length === 0) report.broken.push('no attacker ever came in')
  for (const { id, walk, pose, away } of attackers) {
    if (walk.dirs !== '' || pose !== 'stand' || !away) report.broken.push(`hostile dog ${id} has moved or stayed`)
  }
  await observer.end()
}
