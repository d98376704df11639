import type { D1Database } from '@cloudflare/workers-types'
import { openDbAtLeisure } from '#worker/db/client.ts'
import { perform, told } from '#worker/ledger/operation.ts'
import { transfer } from '#worker/ledger/writes.ts'

/** Gives a dog bones to spend, once, as an op of the ledger, so that the audit finds nothing wrong. */
export async function giveBones(d1: D1Database, dog: number, amount: number): Promise<void> {
  const id = `test:bones:${dog}`
  const writes = transfer(id, { unit: 'bones', amount, from: { park: 'birth' }, to: { dog } })
  const operation = { id, actor: null, kind: 'outfit' as const, request: {}, now: 0 }
  await perform(openDbAtLeisure(d1), operation, { writes, result: told({}) })
}
