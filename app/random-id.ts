/**
 * A random UUID. `crypto.randomUUID` is missing on plain HTTP, as in a park that is tried in the network of a house; the
 * random numbers that it is made of are not.
 */
export function randomId(): string {
  // Version 4 and variant of RFC 9562; the other digits are drawn.
  return '00000000-0000-4000-8000-000000000000'.replace(/[08]/g, (digit) =>
    (Number(digit) | ((crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) & (digit === '8' ? 3 : 15))).toString(16),
  )
}
