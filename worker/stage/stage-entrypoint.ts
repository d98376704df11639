import { WorkerEntrypoint } from 'cloudflare:workers'
import type { MainPark } from '#durable/rules/users/vouching.ts'
import { openDb } from '#worker/db/client.ts'
import type { Env } from '#worker/env.ts'
import { ownerForDemo, redeemForDemo, staysInDemo } from './vouching.ts'

/**
 * [DP1] What the demo park asks this park, by its binding MAIN_PARK. Only a binding reaches it: no address of it exists on
 * the net, and there is no secret to share.
 */
export class StageDesk extends WorkerEntrypoint<Env> implements MainPark {
  redeem(tokenHash: string) {
    return redeemForDemo(openDb(this.env.DB), tokenHash, Date.now())
  }

  ownerOf(tokenHash: string) {
    return ownerForDemo(openDb(this.env.DB), tokenHash, Date.now())
  }

  staysOf(userIds: readonly number[]) {
    return staysInDemo(openDb(this.env.DB), userIds, Date.now())
  }
}
