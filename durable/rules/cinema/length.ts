const LENGTH = /^(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/

/** The length of a film as text: "1:05", "1:32:05". */
export function lengthText(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const twoDigits = (count: number) => String(count).padStart(2, '0')
  const rest = twoDigits(seconds % 60)
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${rest}` : `${minutes}:${rest}`
}

/** The seconds of such a text; null if it is none. */
export function secondsOf(text: string): number | null {
  const [isLength, hours = '0', minutes, seconds] = LENGTH.exec(text.trim()) ?? []
  return isLength === undefined ? null : 3600 * Number(hours) + 60 * Number(minutes) + Number(seconds)
}
