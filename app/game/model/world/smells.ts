import { osloDay } from '#durable/rules/life/days.ts'
import { roomTime } from './world.ts'
import type { World } from './world.ts'

/** [O8] [SC2] What the own dog can smell of the room at `now` (own clock, epoch ms): nothing of what it was told on a day that is over. */
export function smellsNow(world: World, now: number): Pick<World, 'spots' | 'trail'> {
  return hasNewSmells(world, now) ? { spots: [], trail: null } : world
}

/** Whether what the room has told of its smells was of another day, so that it has to be asked. */
export function hasNewSmells(world: World, now: number): boolean {
  return world.smellsDay !== null && world.smellsDay !== osloDay(roomTime(world, now))
}
