/** [E4] Dogs in one room at most, unless the park's setting says otherwise. */
export const ROOM_MAX_DOGS = 150
/** No machine that the park runs on carries more. */
const CAPACITY_MAX = 10_000

/** [E4] Dogs that a room takes by the setting of the park. @throws where it is no whole number from 1 to 10,000. */
export function capacityOf(setting: string | undefined): number {
  if (setting === undefined) return ROOM_MAX_DOGS
  const capacity = Number(setting)
  const isSound = /^\d+$/.test(setting) && capacity >= 1 && capacity <= CAPACITY_MAX
  if (!isSound) throw new Error(`ROOM_MAX_DOGS is a whole number from 1 to ${CAPACITY_MAX}, not "${setting}"`)
  return capacity
}
