import type { CellRun, Change } from '#durable/rules/sheets/changes.ts'

/** The longest edit as JSON that is sent, in UTF-16 units; the server takes 12,000 with its id. */
const EDIT_MAX = 11_500
/** The longest runs of one change as JSON: beside them there is its kind and its layer. */
const RUNS_MAX = 11_000
/** The most changes in an edit. */
const CHANGES_MAX = 500

/** Changes in their order, in as few lists as may each be sent as one edit. A change of very many letters is cut into several. */
export function splitChanges(changes: readonly Change[]): Change[][] {
  const edits: Change[][] = []
  let size = 0
  for (const change of changes.flatMap(sendable)) {
    const { length } = JSON.stringify(change)
    const last = edits.at(-1)
    if (!last || last.length === CHANGES_MAX || size + length + 1 > EDIT_MAX) {
      edits.push([change])
      size = length
    } else {
      last.push(change)
      size += length + 1
    }
  }
  return edits
}

/** A change in parts of which each fits into an edit. */
function sendable(change: Change): Change[] {
  if (change.kind !== 'cells' || JSON.stringify(change).length <= EDIT_MAX) return [change]
  const parts: CellRun[][] = [[]]
  let size = 0
  for (const run of change.runs) {
    const { length } = JSON.stringify(run)
    if (size + length > RUNS_MAX) {
      parts.push([])
      size = 0
    }
    parts.at(-1)?.push(run)
    size += length + 1
  }
  return parts.map((runs) => ({ ...change, runs }))
}
