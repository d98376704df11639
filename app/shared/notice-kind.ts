import type { NoticeKind } from '#app/ui/notice.tsx'

const KINDS: readonly NoticeKind[] = ['info', 'danger', 'minor', 'change']

/** The kind of an announcement by its type number; 'info' for an unknown number. */
export function noticeKind(type: number): NoticeKind {
  return KINDS[type] ?? 'info'
}
