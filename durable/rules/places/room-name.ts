/** The most letters of the name of a room, in each language. */
export const ROOM_NAME_MAX = 40

/** Latin letters, digits, spaces and punctuation: no sign that is not seen, turns a line round or grows over others. */
const SOUND = /^[\p{Script=Latin}\p{Nd}\p{P} ]+$/u

/** Whether the name can stand on a sign, once it is there at all. */
export function isSoundRoomName(name: string): boolean {
  const composed = name.normalize('NFC')
  return SOUND.test(composed) && [...composed].length <= ROOM_NAME_MAX
}
