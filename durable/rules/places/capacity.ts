/** [E4] The most dogs in one room, unless the deployment sets ROOM_MAX_DOGS. */
export const ROOM_MAX_DOGS = 150
/** More than any machine that the park runs on can carry. */
const CAPACITY_MAX = 10_000

/** [E4] Reads the variable ROOM_MAX_DOGS. @throws if it is set and is no whole number from 1 to 10,000 */
export function capacityOf(setting: string | undefined): number {
  if (setting === undefined) return ROOM_MAX_DOGS
  const capacity = Number(setting)
  const isSound = /^\d+$/.test(setting) && capacity >= 1 && capacity <= CAPACITY_MAX
  if (!isSound) throw new Error(`ROOM_MAX_DOGS is a whole number from 1 to ${CAPACITY_MAX}, not "${setting}"`)
  return capacity
}
