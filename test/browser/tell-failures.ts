import { afterEach } from 'vitest'
import { Visitor } from './visitor.ts'

// Only the log of a run is left of it, so what every page of a failed test showed is printed beside the error. It is
// done in afterEach, since fixtures close the pages afterwards.
afterEach(async ({ task }) => {
  const error = task.result?.errors?.[0]
  if (task.result?.state !== 'fail' || !error) return
  const told = await Promise.all(Visitor.here.map((visitor) => visitor.testimony.tell()))
  error.message = [error.message, error.diff ?? '', ...told].filter(Boolean).join('\n')
})
