import type { IconName } from '#app/ui/icon.tsx'

/** The ten sections of the terms, each with its anchor. */
export const TERMS_SECTIONS = [
  { id: 'general', icon: 'paw' },
  { id: 'rights', icon: 'scroll' },
  { id: 'operation', icon: 'tools' },
  { id: 'deletion', icon: 'door' },
  { id: 'chat', icon: 'chat' },
  { id: 'reports', icon: 'report' },
  { id: 'trade', icon: 'bone' },
  { id: 'designs', icon: 'palette' },
  { id: 'cheating', icon: 'danger' },
  { id: 'changes', icon: 'pencil' },
] as const satisfies readonly { id: string; icon: IconName }[]
