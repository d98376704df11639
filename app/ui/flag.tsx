import dk from '#app/art/built/icons/flag-dk.png'
import en from '#app/art/built/icons/flag-en.png'
import no from '#app/art/built/icons/flag-no.png'
import se from '#app/art/built/icons/flag-se.png'
import type { Language } from '#durable/rules/languages.ts'

type FlagProps = {
  language: Language
  /** The alternative text, which is the language's own name for itself; '' where that stands beside the flag. */
  label: string
}

const PICTURES: Record<Language, string> = { dk, en, no, se }

export function Flag({ language, label }: FlagProps) {
  return <img src={PICTURES[language]} width={48} height={34} alt={label} fetchPriority="low" />
}
