/** A check that failed. */
export class Broken extends Error {}

export function demand(holds: boolean, promise: () => string): void {
  if (!holds) throw new Broken(promise())
}
