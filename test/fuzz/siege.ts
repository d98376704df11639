import { CLOSE } from '#durable/protocol/close-codes.ts'
import { seeded } from '#test/support/random.ts'
import { brokenText, hostileFrame } from './hostile-frames.ts'
import type { HostileFrame } from './hostile-frames.ts'
import type { OpenGate } from './open-gate.ts'
import { shoot } from './raw-socket.ts'
import type { Shot } from './raw-socket.ts'
import { Witness, addressOf, visitorOf } from './witness.ts'

const ATTACKERS = 4
const FIRST_ATTACKER = 1000
/** Share of the frames that come from a dog that is in the room; the others come in place of a hello. */
const ADMITTED = 0.2
const BROKEN_TEXT = 0.02
/** Share that comes over TCP, framed by hand; the others over sockets that the gate opens. */
const BY_TCP = 0.03
/** Sockets of an attacker, one after the other, for one answer of the gate. */
const VOLLEY = 50
const HELLO = { data: '{"type":"hello","version":1,"lastSeq":0}', isBinary: false }
const CLOSED_WITHIN_MS = 10_000
/** What the platform itself says to what is no text: not a message, not UTF-8, too big. */
const REFUSED_BY_PLATFORM: readonly number[] = [1002, 1007, 1009]

export type SiegeReport = {
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

/** Hostile frames over real sockets into a real room, while two dogs go on with their lives in it. */
export async function siege(gate: OpenGate, { frames, seed }: { frames: number; seed: number }): Promise<SiegeReport> {
  const friends = [1, 2]
  const witnesses = [
    await Witness.come(gate.url, { dog: 1, epoch: seed, friends }),
    await Witness.come(gate.url, { dog: 2, epoch: seed, friends }),
  ]
  for (const witness of witnesses) witness.live()
  const report: SiegeReport = {
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
  const attackers = Array.from({ length: ATTACKERS }, (_, index) => attack(gate, report, { frames, seed, index }))
  await Promise.all(attackers)
  for (const witness of witnesses) await witness.end()
  await checkPlaces(gate, report, seed)

  const answersMs = witnesses.flatMap((witness) => witness.answersMs).sort((a, b) => a - b)
  const at = (share: number) => Math.round(answersMs[Math.floor(share * (answersMs.length - 1))] ?? 0)
  report.answersMs = { p50: at(0.5), p99: at(0.99), max: at(1) }
  for (const witness of witnesses) {
    report.walks += witness.walks
    report.lines += witness.lines
    report.timesHeld += witness.timesHeld
    report.broken.push(...witness.strange)
  }
  report.broken.push(...gate.errors)
  return report
}

/** One attacker after its own list of chances, so that the frames of a seed are the same however fast they go. */
async function attack(
  gate: OpenGate,
  report: SiegeReport,
  { frames, seed, index }: { frames: number; seed: number; index: number },
): Promise<void> {
  const random = seeded(seed * 1000 + index)
  const dog = FIRST_ATTACKER + index
  let volley: { frame: HostileFrame; shots: Shot[]; epoch: number }[] = []
  const fire = async () => {
    const rounds = volley.map(({ shots, epoch }) => ({ visitor: visitorOf(dog, epoch), shots }))
    const codes = await gate.volley(rounds, CLOSED_WITHIN_MS)
    volley.forEach(({ frame }, at) => judge(report, { frame, code: codes[at] ?? -1, seed }))
    volley = []
  }
  for (let n = index, epoch = seed * 1_000_000; n < frames; n += ATTACKERS) {
    const isAdmitted = random() < ADMITTED
    const frame = random() < BROKEN_TEXT ? brokenText(random) : hostileFrame(random)
    epoch += 1
    if (isAdmitted) report.fromAdmitted += 1
    const shots = isAdmitted ? [HELLO, frame] : [frame]
    // Broken UTF-8 cannot be sent but by hand.
    if (frame.kind !== 'brokenUtf8' && random() >= BY_TCP) {
      volley.push({ frame, shots, epoch })
      if (volley.length >= VOLLEY) await fire()
      continue
    }
    await fire()
    report.overTcp += 1
    judge(report, { frame, code: await shoot(addressOf(gate.url, dog, epoch), shots, CLOSED_WITHIN_MS), seed })
  }
  await fire()
}

function judge(report: SiegeReport, { frame, code, seed }: { frame: HostileFrame; code: number; seed: number }): void {
  report.frames += 1
  report.byKind[frame.kind] = (report.byKind[frame.kind] ?? 0) + 1
  if (code === CLOSE.badMessage || REFUSED_BY_PLATFORM.includes(code)) return
  report.broken.push(`SEED=${seed} ${frame.kind} was answered with ${code}: ${String(frame.data).slice(0, 200)}`)
}

/** Whoever comes in now sees every attacker where it came in, and no dog that is none of ours doing anything. */
async function checkPlaces(gate: OpenGate, report: SiegeReport, seed: number): Promise<void> {
  const observer = await Witness.come(gate.url, { dog: 3, epoch: seed, friends: [1, 2, 3] })
  const attackers = observer.dogs.filter(({ id }) => id >= FIRST_ATTACKER)
  if (attackers.length === 0) report.broken.push('no attacker ever came in')
  for (const { id, walk, pose, away } of attackers) {
    if (walk.dirs !== '' || pose !== 'stand' || !away) report.broken.push(`hostile dog ${id} has moved or stayed`)
  }
  await observer.end()
}
