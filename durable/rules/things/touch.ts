import type { LastUse } from './last-use.ts'

/** [TH14] A dog touches a thing, which looks as before: it has something to say, or makes a sound. */
export function touched({ dog, now }: { dog: number; now: number }): LastUse {
  return { dog, at: now, a: 0, b: 0 }
}
