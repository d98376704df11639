import { WorkerEntrypoint } from 'cloudflare:workers'
import { doubleOutcome } from '#test/support/sandbox-double.ts'

/** In place of the sandbox's script, which starts in test/local/served/sandbox.test.ts alone. */
export class SandboxDouble extends WorkerEntrypoint {
  override async fetch(request: Request): Promise<Response> {
    return doubleOutcome(await request.text())
  }
}
