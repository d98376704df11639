import { reset } from 'cloudflare:test'
import { afterAll } from 'vitest'

// The next file has the same workerd: it finds nothing written.
afterAll(reset)
