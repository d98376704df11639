import type { Feature } from '#app/game/hud/features/features.ts'
import { LazyRequests } from './lazy-requests.tsx'

export const FEATURE: Feature = { notices: [{ key: 'requests', order: 30, Notice: LazyRequests }] }
