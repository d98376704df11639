import { afterEach } from 'vitest'
import { Visitor } from './visitor.ts'

// A log of a run is all that is left of it: what was found, and what every page of a failed test had to say, stands
// beside its error. Before the pages are closed, which fixtures do after this.
afterEach(async ({ task }) => {
  const error = task.result?.errors?.[0]
  if (task.result?.state !== 'fail' || !error) return
  const told = await Promise.all(Visitor.here.map((visitor) => visitor.testimony.tell()))
  error.stack = [error.message, error.diff ?? '', ...told, error.stack ?? ''].filter(Boolean).join('\n')
})
