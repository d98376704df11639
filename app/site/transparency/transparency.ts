/** A number as it is published [S20]: rounded to five, null for fewer than five. */
export type Told = number | null

/** How the reports of a kind were dealt with. */
export type ReportCounts = {
  received: Told
  decided: Told
  /** The hours until half of them were decided; null for fewer than five. */
  hours: Told
}

/** What has been done in the last twelve months, without names. */
export type Transparency = {
  /** Reports from the park, and from the page of the site. */
  fromPark: ReportCounts
  fromSite: ReportCounts
  /** What staff have done, by kind. */
  acts: Record<TransparentAct, Told>
  appeals: { made: Told; granted: Told }
  /** The users of the last full months, the newest first, and their average. */
  months: { month: string; users: Told }[]
  averageUsers: Told
}

/** The acts that are published. */
export const TRANSPARENT_ACTS = ['kicks', 'bans', 'closures', 'exclusions', 'names', 'scores', 'nothingDone'] as const
export type TransparentAct = (typeof TRANSPARENT_ACTS)[number]
