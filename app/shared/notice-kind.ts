import type { NoticeKind } from '#app/ui/notice.tsx'

const KINDS: readonly NoticeKind[] = ['info', 'danger', 'minor', 'change']

/** The kind of an announcement by its type number; a number that we do not know is information. */
export function noticeKind(type: number): NoticeKind {
  return KINDS[type] ?? 'info'
}
