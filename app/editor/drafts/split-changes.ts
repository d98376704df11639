import type { Change } from '#durable/rules/sheets/changes.ts'

/** The longest edit as JSON that is sent, in UTF-16 units; the server takes 12,000 with its id. */
const EDIT_MAX = 11_500
/** The most changes in an edit. */
const CHANGES_MAX = 500

/** Changes in their order, in as few lists as may each be sent as one edit. */
export function splitChanges(changes: readonly Change[]): Change[][] {
  const edits: Change[][] = []
  let size = 0
  for (const change of changes) {
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
