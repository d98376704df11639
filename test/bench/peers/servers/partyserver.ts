import { PARTY_BUNDLE, PARTY_CONFIG } from '../../bundles.ts'
import { serve } from '../../workerd.ts'

await serve({ config: PARTY_CONFIG, bundle: PARTY_BUNDLE, port: Number(process.argv[2]), path: '/parties/park/plaza' })
