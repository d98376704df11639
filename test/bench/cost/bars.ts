import type { Counts } from './counts.ts'
import { MIXES, monthOf } from './mixes.ts'
import type { Counted, MixName } from './mixes.ts'
import { monthlyUsd } from './prices.ts'

/**
 * The most that a month of 1,000 players may cost, USD. What was counted when they were set is rounded up
 * to five; they are lowered by whoever makes it cheaper.
 */
const USD_MAX: Readonly<Record<MixName, number>> = { usual: 25, w1: 180 }
const PLAYERS = 1000
/** The most trips to D1 of a door, and the most rows that it writes there. */
const DOOR_TRIPS_MAX = 4
const DOOR_ROWS_MAX = 3
/** The most alarms of a round at the wheel: one draws it, one lets the wheel rest no longer. */
const WHEEL_ALARMS_MAX = 2
/** The most alarms of a colour of the roulette and of a festive piece: one by which it is gone. */
const FADING_ALARMS_MAX = 1

/** What is part of no mix and has a bar of its own. */
export const BARRED = [
  'idle minute',
  'line lost, back at once',
  'use of a thing',
  'a round at the wheel',
  'a colour of the roulette',
  'a festive piece',
] as const

/** What is counted and is over its bar, in words; nothing where all hold. */
export function brokenBars(counted: Counted & Readonly<Record<(typeof BARRED)[number], Counts>>): string[] {
  const back = counted['line lost, back at once']
  const walk = counted.walk
  const idle = counted['idle minute']
  const use = counted['use of a thing']
  const wheel = counted['a round at the wheel']
  const doorTrips = counted.door.d1ReadTrips + counted.door.d1WriteTrips
  return [
    over('D1 trips of a walk', walk.d1ReadTrips + walk.d1WriteTrips, 0),
    over('rows that a walk writes at once', walk.roomRowsWritten + walk.d1RowsWritten, 0),
    over('D1 trips of a use of a thing', use.d1ReadTrips + use.d1WriteTrips, 0),
    over('rows that a use of a thing writes at once', use.roomRowsWritten + use.d1RowsWritten, 0),
    over('ms that a timer keeps a room awake for a use of a thing', use.timerMs, 0),
    over('D1 trips of a round at the wheel', wheel.d1ReadTrips + wheel.d1WriteTrips, 0),
    over('alarms of a round at the wheel', wheel.alarms, WHEEL_ALARMS_MAX),
    ...(['a colour of the roulette', 'a festive piece'] as const).flatMap((name) => [
      over(`D1 trips of ${name}`, counted[name].d1ReadTrips + counted[name].d1WriteTrips, 0),
      over(`alarms of ${name}`, counted[name].alarms, FADING_ALARMS_MAX),
    ]),
    over('rows that a chat line writes', counted['chat line'].roomRowsWritten + counted['chat line'].roomRowsSaved, 1),
    over('requests, alarms and trips of an idle minute', asked(idle), 0),
    over('rows that an idle minute writes', idle.roomRowsWritten + idle.roomRowsSaved + idle.d1RowsWritten, 0),
    over('ms that a timer keeps an idle room awake', idle.timerMs, 0),
    over('ms that a timer keeps a room awake for a walk', walk.timerMs, 0),
    over('D1 trips of a door', doorTrips, DOOR_TRIPS_MAX),
    over('D1 rows that a door writes', counted.door.d1RowsWritten, DOOR_ROWS_MAX),
    over('requests of a page that comes back', back.workerRequests, 1),
    over('D1 trips that a page which comes back waits for', back.d1TripsWaitedFor, 0),
    ...(['usual', 'w1'] as const).map((name) =>
      over(`USD a month of ${PLAYERS} players, ${name}`, usdOf(counted, name), USD_MAX[name]),
    ),
  ].filter((broken) => broken !== null)
}

function asked(counts: Counts): number {
  const { workerRequests, roomRequests, roomMessages, alarms, saveAlarms, d1ReadTrips, d1WriteTrips } = counts
  return workerRequests + roomRequests + roomMessages + alarms + saveAlarms + d1ReadTrips + d1WriteTrips
}

function usdOf(counted: Counted, name: MixName): number {
  return monthlyUsd(monthOf(counted, MIXES[name], PLAYERS).units).total
}

function over(what: string, count: number, most: number): string | null {
  return count > most ? `${what}: ${Math.round(count * 100) / 100}, and ${most} at most` : null
}
