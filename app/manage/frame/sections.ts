import type { IconName } from '#app/ui/icon.tsx'
import type { Capability } from '#durable/rules/roles.ts'

/** The staff pages, the most used first. `key` is their text in manage.sections. */
export const STAFF_SECTIONS = [
  { key: 'reports', path: '/manage/reports', icon: 'danger', needs: 'see-reports' },
  { key: 'bans', path: '/manage/bans', icon: 'lock', needs: 'kick' },
  { key: 'users', path: '/manage/users', icon: 'paw', needs: 'see-users' },
  { key: 'chat', path: '/manage/chat', icon: 'chat', needs: 'read-chat-records' },
  { key: 'words', path: '/manage/words', icon: 'note', needs: 'edit-word-list' },
  { key: 'scores', path: '/manage/scores', icon: 'cup', needs: 'judge-scores' },
  { key: 'log', path: '/manage/log', icon: 'scroll', needs: 'open-manage' },
  { key: 'health', path: '/manage/health', icon: 'info', needs: 'see-health' },
  { key: 'news', path: '/manage/news', icon: 'news', needs: 'write-announcements' },
  { key: 'cinema', path: '/manage/cinema', icon: 'video', needs: 'edit-films' },
  { key: 'team', path: '/manage/team', icon: 'medal', needs: 'edit-team' },
  { key: 'committee', path: '/manage/committee', icon: 'gift', needs: 'appoint-committee' },
  { key: 'supporters', path: '/manage/supporters', icon: 'heart', needs: 'keep-supporters' },
  { key: 'settings', path: '/manage/settings', icon: 'gear', needs: 'change-settings' },
] as const satisfies readonly { key: string; path: string; icon: IconName; needs: Capability }[]

export type StaffSection = (typeof STAFF_SECTIONS)[number]

/** How many pages fit into the bar of a phone, before "more". */
export const BAR_PLACES = 4

export function sectionsFor(capabilities: readonly Capability[]): StaffSection[] {
  return STAFF_SECTIONS.filter(({ needs }) => capabilities.includes(needs))
}
