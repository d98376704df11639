import administrator from '#app/art/built/icons/badge-administrator.png'
import developer from '#app/art/built/icons/badge-developer.png'
import moderator from '#app/art/built/icons/badge-moderator.png'
import type { StaffBadge } from '#durable/rules/roles.ts'

type BadgeProps = {
  role: StaffBadge
  /** The alternative text; '' where the word stands beside the badge. */
  label: string
}

const PICTURES: Record<StaffBadge, string> = { administrator, developer, moderator }

/** The badge of a role: screen, crown or shield. */
export function Badge({ role, label }: BadgeProps) {
  return <img src={PICTURES[role]} width={32} height={32} alt={label} />
}
