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

/** The methods of the server for the entries of the team and credits pages. An entry gives no rights. */
export type TeamDesk = {
  teamEntries: () => Promise<TeamEntry[]>
  addTeamEntry: (entry: { dogName: string; type: TeamType; reason: string }) => Promise<void>
  /** Replaces the texts about what the member does for the park; '' deletes the text of a language. */
  describeTeamEntry: (words: { id: number; contributions: Contribution[]; reason: string }) => Promise<void>
  /** Moves an entry one place up on its page. */
  raiseTeamEntry: (id: number) => Promise<void>
  removeTeamEntry: (removal: { id: number; reason: string }) => Promise<void>
}
