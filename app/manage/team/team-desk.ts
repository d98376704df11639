import type { Language } from '#durable/rules/languages.ts'
import type { TeamType } from '#durable/rules/site/team.ts'

export type Contribution = { language: Language; contribution: string }

export type TeamEntry = {
  id: number
  type: TeamType
  dogName: string
  username: string
  contributions: Contribution[]
}

/** Who stands on the pages of the team and the credits. It gives no rights. */
export type TeamDesk = {
  teamEntries: () => Promise<TeamEntry[]>
  addTeamEntry: (entry: { dogName: string; type: TeamType; reason: string }) => Promise<void>
  /** Says anew what the member does for the park; '' takes the words of a language away. */
  describeTeamEntry: (words: { id: number; contributions: Contribution[]; reason: string }) => Promise<void>
  /** One place up on its page. */
  raiseTeamEntry: (id: number) => Promise<void>
  removeTeamEntry: (removal: { id: number; reason: string }) => Promise<void>
}
