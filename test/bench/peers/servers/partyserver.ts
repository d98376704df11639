import { PARTY_BUNDLE, PARTY_CONFIG } from '../../bundles.ts'
import { bundled, serve } from '../../workerd.ts'

const workers = [bundled(PARTY_CONFIG, PARTY_BUNDLE)]
await serve({ workers, port: Number(process.argv[2]), path: '/parties/park/plaza' })
