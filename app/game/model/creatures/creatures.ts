import { shareOf } from '#app/game/model/chance.ts'
import type { CreatureKind } from '#app/game/model/creature-kind.ts'
import { HABITS } from './habits.ts'
import type { Haunt, Perch } from './haunts.ts'
import type { Conduct } from './stays.ts'

/**
 * A creature in the picture. Its foot is at `x`, `y` and so high above the ground, art px; what has a greater depth hides it.
 * `pose` and `frame` name its picture, which looks to the left, and to the right where it is flipped. `shade` is half the width
 * of what it throws on the ground, 0 for nothing.
 */
export type Creature = {
  kind: CreatureKind
  x: number
  y: number
  up: number
  depth: number
  pose: string
  frame: number
  flip: boolean
  alpha: number
  shade: 0 | 2 | 4 | 6
  /** Whether it looks different in the next frame. */
  isMoving: boolean
}

type Moment = { now: number; month: number; isStill: boolean }

/** How high a bird rises above its way, and how high a squirrel leaps at each bound, art px. */
const ARC: Partial<Record<CreatureKind, number>> = { gull: 34, sparrow: 16 }
const BOUND = { up: 4, px: 14 }
/** The share of its way on which a bird that flies off fades, and is seen again when it comes back. */
const FADES = 0.2
/** How far apart those of a swarm are, art px, and how much more slowly than the one before each of them sets off. */
const SWARM = { x: 40, y: 22, later: 0.15 }
/** How long each picture of a creature in motion is shown, ms; and of one that sits. */
const FRAME_MS: Readonly<Record<CreatureKind, number>> = {
  gull: 120,
  sparrow: 80,
  squirrel: 110,
  butterfly: 90,
  cat: 190,
  fish: 160,
  firefly: 300,
}
const SITS_MS = 640
/** Half the width of what each throws on the ground, and from what height on nothing is seen of it, art px. */
const SHADE: Readonly<Record<CreatureKind, Creature['shade']>> = {
  gull: 4,
  sparrow: 2,
  squirrel: 6,
  butterfly: 2,
  cat: 6,
  fish: 0,
  firefly: 0,
}
const SHADELESS_UP = 100

type Picture = { pose: string; frame: number }
const STAND: Picture = { pose: 'stand', frame: 0 }
/** The picture of each as it rests. */
const REST: Readonly<Record<CreatureKind, Picture>> = {
  gull: STAND,
  sparrow: STAND,
  squirrel: { pose: 'look', frame: 0 },
  cat: { pose: 'sit', frame: 0 },
  butterfly: { pose: 'fly', frame: 0 },
  fish: { pose: 'ring', frame: 1 },
  firefly: { pose: 'glow', frame: 0 },
}

/** The creatures of a haunt in what its owner does. */
export function creaturesOf(haunt: Haunt, conduct: Conduct, moment: Moment): Creature[] {
  const { swarm } = HABITS[haunt.kind]
  return Array.from({ length: swarm }, (_, index) => index).flatMap((index) => {
    const drawn = (which: number) => shareOf(haunt.seed + index, which)
    const shift =
      swarm === 1
        ? { x: 0, y: 0 }
        : { x: Math.round((drawn(10) - 0.5) * SWARM.x), y: Math.round((drawn(11) - 0.5) * SWARM.y) }
    const member = { index, drawn, shift }
    if (haunt.kind === 'fish') return fish(conduct, member, moment)
    const hovers = haunt.kind === 'butterfly' || haunt.kind === 'firefly'
    return hovers ? hovering(haunt.kind, conduct, member, moment) : walking(haunt.kind, conduct, member, moment)
  })
}

/** One of a swarm: `drawn` are numbers in [0, 1) of its own, `shift` is where it is beside the middle of the swarm. */
type Member = { index: number; drawn: (which: number) => number; shift: { x: number; y: number } }

/** Birds, squirrels and the cat: they sit, or are on their way. */
function walking(kind: CreatureKind, conduct: Conduct, member: Member, moment: Moment): Creature[] {
  // In winter one of the flock is red.
  const isRed = kind === 'sparrow' && member.index === 0 && (moment.month === 12 || moment.month <= 2)
  const name = isRed ? 'bullfinch' : kind
  if (conduct.does !== 'sit' && !moment.isStill) return [underWay(kind, conduct, member, { name, now: moment.now })]
  if (conduct.does === 'flee') return []
  const perch = conduct.does === 'sit' ? conduct.spot : conduct.to
  return [atRest(kind, { perch, turn: conduct.turn }, member, { name, ...moment })]
}

function atRest(
  kind: CreatureKind,
  { perch: { x, y, up }, turn }: { perch: Perch; turn: number },
  { drawn, shift }: Member,
  { name, now, isStill }: { name: string; now: number; isStill: boolean },
): Creature {
  const beat = Math.floor(now / SITS_MS + 7 * drawn(12))
  const mood = shareOf(turn, Math.floor(drawn(13) * 1000))
  const { pose, frame } = isStill ? REST[kind] : sitting(kind, shareOf(beat, Math.floor(drawn(14) * 1000)), mood)
  return {
    kind,
    x: x + shift.x,
    y: y + shift.y,
    up,
    depth: y + shift.y,
    pose: `${name}/${pose}`,
    frame,
    flip: (mood * 64) % 1 < 0.5,
    alpha: 1,
    shade: up > 0 ? 0 : SHADE[kind],
    isMoving: false,
  }
}

function underWay(
  kind: CreatureKind,
  conduct: Exclude<Conduct, { does: 'sit' }>,
  { index, shift }: Member,
  { name, now }: { name: string; now: number },
): Creature {
  const share = conduct.share ** (1 + index * SWARM.later)
  const { pose, up, ...at } = onTheWay(kind, conduct, share)
  const isFar = conduct.isOutOfSight && ARC[kind] !== undefined
  return {
    kind,
    x: Math.round(at.x + shift.x),
    y: Math.round(at.y + shift.y),
    up: Math.round(up),
    // What is in the air is before all that it flies over.
    depth: at.y + shift.y + up,
    pose: `${name}/${pose}`,
    frame: Math.floor(now / FRAME_MS[kind]) + index,
    flip: conduct.to.x > conduct.from.x,
    alpha: isFar ? Math.min(1, (conduct.does === 'flee' ? 1 - share : share) / FADES) : 1,
    shade: up > SHADELESS_UP ? 0 : SHADE[kind],
    isMoving: true,
  }
}

/** Where a creature is on its way, and how it moves there. */
function onTheWay(
  kind: CreatureKind,
  { from, to }: { from: Perch; to: Perch },
  share: number,
): Perch & { pose: string } {
  if (kind === 'squirrel') return running(from, to, share)
  const eased = share * share * (3 - 2 * share)
  const arc = (ARC[kind] ?? 0) * Math.sin(Math.PI * share)
  return {
    ...between(from, to, eased),
    up: from.up + (to.up - from.up) * eased + arc,
    pose: kind === 'cat' ? 'walk' : 'fly',
  }
}

/** A squirrel bounds over the ground, and climbs at that end of the way which is in a tree. */
function running(from: Perch, to: Perch, share: number): Perch & { pose: string } {
  const ground = Math.hypot(to.x - from.x, to.y - from.y)
  const whole = ground + Math.abs(from.up - to.up) || 1
  const [down, climb] = [from.up / whole, to.up / whole]
  if (share < down) return { ...from, up: from.up * (1 - share / down), pose: 'climb' }
  if (share > 1 - climb) return { ...to, up: to.up * (1 - (1 - share) / climb), pose: 'climb' }
  const part = (share - down) / (1 - down - climb || 1)
  const bound = Math.abs(Math.sin((Math.PI * part * ground) / BOUND.px)) * BOUND.up
  return { ...between(from, to, part), up: bound, pose: 'run' }
}

/** Butterflies and fireflies: they are never still, but for who wants a still picture. */
function hovering(
  kind: CreatureKind,
  conduct: Conduct,
  { index, drawn, shift }: Member,
  { now, isStill }: Moment,
): Creature[] {
  const base = conduct.does === 'sit' ? conduct.spot : onTheWay('butterfly', conduct, conduct.share)
  const pace = kind === 'butterfly' ? 1 : 3
  const sway = (ms: number, which: number) => (isStill ? 0 : Math.sin(now / (ms * pace) + 6.3 * drawn(which)))
  const x = Math.round(base.x + shift.x + 9 * sway(610, 15) + 4 * sway(233, 16))
  const up = Math.max(3, Math.round(base.up + 4 * sway(407, 17) + 3 * sway(149, 18)))
  const y = Math.round(base.y + shift.y)
  const beat = isStill ? 0 : Math.floor(now / FRAME_MS[kind] + 8 * drawn(19))
  const hovers = { kind, x, y, up, depth: y, flip: false, alpha: 1, isMoving: !isStill }
  if (kind === 'butterfly') {
    const name = index === 2 ? 'brimstone' : 'butterfly'
    return [{ ...hovers, pose: `${name}/fly`, frame: beat, shade: SHADE.butterfly }]
  }
  // It glows up and down, and is dark in between.
  const frame = GLOWS[beat % GLOWS.length]
  return frame === null || frame === undefined ? [] : [{ ...hovers, pose: 'firefly/glow', frame, shade: SHADE.firefly }]
}

/** The pictures of a firefly, one after the other; none while it is dark. */
const GLOWS = [2, 1, 0, 0, 1, 2, null, null, null] as const

/** How long it takes until a fish comes up at most, ms, the pictures of its rings, and how often it leaps. */
const COMES_UP = { withinMs: 6000, rings: 3, leaps: 0.2 }

/** A fish is seen by its rings for a moment of each turn. It does not come up where a dog has just swum. */
function fish(conduct: Conduct, { drawn }: Member, { isStill }: Moment): Creature[] {
  if (conduct.does !== 'sit' || isStill) return []
  const ms = conduct.ms - shareOf(conduct.turn, Math.floor(drawn(20) * 1000)) * COMES_UP.withinMs
  const frame = Math.floor(ms / FRAME_MS.fish)
  const leaps = shareOf(conduct.turn, Math.floor(drawn(21) * 1000)) < COMES_UP.leaps
  const shown = leaps ? frame - 2 : frame
  if (frame < 0 || shown >= COMES_UP.rings) return []
  const { x, y } = conduct.spot
  const pose = shown < 0 ? { pose: 'fish/leap', frame: 0 } : { pose: 'fish/ring', frame: shown }
  // It lies on the water, under whatever swims there.
  return [{ kind: 'fish', x, y, up: 0, depth: y - 16, ...pose, flip: false, alpha: 1, shade: 0, isMoving: true }]
}

/** The picture of one that sits: most of the time the first one. `mood` is drawn for the turn, `share` for the beat. */
function sitting(kind: CreatureKind, share: number, mood: number): Picture {
  if (kind === 'squirrel') return share < 0.45 ? REST.squirrel : { pose: 'eat', frame: share < 0.72 ? 0 : 1 }
  if (kind === 'sparrow') return { pose: 'stand', frame: share < 0.45 ? 0 : share < 0.8 ? 1 : 2 }
  if (kind === 'cat' && mood < 0.35) return { pose: 'lie', frame: 0 }
  return { pose: REST[kind].pose, frame: share < 0.8 ? 0 : 1 }
}

function between(from: Perch, to: Perch, share: number): Perch {
  return {
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share,
    up: from.up + (to.up - from.up) * share,
  }
}
