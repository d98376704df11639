import { itemKind } from '#durable/rules/items/catalogue.ts'
import type { Language } from '#durable/rules/languages.ts'
import type { Pack } from '#durable/rules/packs.ts'
import type { AccessProblem } from '#durable/rules/places/access.ts'
import type { Rank } from '#durable/rules/ranks.ts'

/** The names of the packs in each language. */
export const PACK_NAMES: Record<Language, Record<Pack, string>> = {
  dk: {
    banden: 'Banden',
    klanen: 'Klanen',
    losjen: 'Logen',
    sekten: 'Sekten',
    selskapet: 'Selskabet',
    stammen: 'Stammen',
  },
  en: {
    banden: 'the Gang',
    klanen: 'the Clan',
    losjen: 'the Lodge',
    sekten: 'the Sect',
    selskapet: 'the Company',
    stammen: 'the Tribe',
  },
  no: {
    banden: 'Banden',
    klanen: 'Klanen',
    losjen: 'Losjen',
    sekten: 'Sekten',
    selskapet: 'Selskapet',
    stammen: 'Stammen',
  },
  se: {
    banden: 'Ligan',
    klanen: 'Klanen',
    losjen: 'Logen',
    sekten: 'Sekten',
    selskapet: 'Sällskapet',
    stammen: 'Stammen',
  },
}

/** The names of the ranks in each language. */
export const RANK_NAMES: Record<Language, Record<Rank, string>> = {
  dk: ranks('Hvalp', 'Slædehund', 'Sporhund', 'Vandhund', 'Rumhund', 'Gøglerhund'),
  en: ranks('Puppy', 'Sled dog', 'Track dog', 'Water dog', 'Space dog', 'Joker dog'),
  no: ranks('Valp', 'Sledehund', 'Sporhund', 'Vannhund', 'Romhund', 'Gjøglerhund'),
  se: ranks('Valp', 'Slädhund', 'Spårhund', 'Vattenhund', 'Rymdhund', 'Gycklarhund'),
}

// The rank after the ninja is kept secret: it has no name in any language.
function ranks(...names: [string, string, string, string, string, string]): Record<Rank, string> {
  const [valp, slede, spor, vann, rom, gjogler] = names
  const ninja = gjogler.endsWith('dog') ? 'Ninja dog' : 'Ninjahund'
  return { valp, slede, spor, vann, rom, gjogler, ninja, morph: '???' }
}

const SENTENCES: Record<
  Language,
  {
    pack: (name: string) => string
    rank: (name: string, missing: number) => string
    karma: (missing: number) => string
    item: (name: string) => string
    owns: (name: string) => string
  }
> = {
  dk: {
    pack: (name) => `Kun for ${name}`,
    rank: (name, missing) => `Kun fra rangen ${name}: der mangler ${missing} point`,
    karma: (missing) => `Der mangler ${missing} karma`,
    item: (name) => `Kun for den, der bærer: ${name}`,
    owns: (name) => `Kun for den, der har: ${name}`,
  },
  en: {
    pack: (name) => `Only for ${name}`,
    rank: (name, missing) => `From the rank ${name} on: ${missing} points to go`,
    karma: (missing) => `${missing} karma to go`,
    item: (name) => `Only for those who wear: ${name}`,
    owns: (name) => `Only for those who have: ${name}`,
  },
  no: {
    pack: (name) => `Bare for ${name}`,
    rank: (name, missing) => `Bare fra rangen ${name}: det mangler ${missing} poeng`,
    karma: (missing) => `Det mangler ${missing} karma`,
    item: (name) => `Bare for den som bærer: ${name}`,
    owns: (name) => `Bare for den som har: ${name}`,
  },
  se: {
    pack: (name) => `Bara för ${name}`,
    rank: (name, missing) => `Bara från rangen ${name}: ${missing} poäng kvar`,
    karma: (missing) => `${missing} karma kvar`,
    item: (name) => `Bara för den som bär: ${name}`,
    owns: (name) => `Bara för den som har: ${name}`,
  },
}

/**
 * The text for a dog that may not pass a door: what is missing, and how much of it. Null where the text of the refusal
 * (refusal-texts.ts) is enough. A page has only the refusal texts of its own language, so this file does not import
 * them.
 */
export function accessText(language: Language, problem: AccessProblem): string | null {
  const say = SENTENCES[language]
  switch (problem.reason) {
    case 'only-pack':
      return say.pack(PACK_NAMES[language][problem.pack])
    case 'rank-too-low':
      return say.rank(RANK_NAMES[language][problem.rank], problem.missing)
    case 'karma-too-low':
      return say.karma(problem.missing)
    case 'item-missing':
    case 'not-owned': {
      const name = itemKind(problem.item)?.name[language]
      if (name === undefined) return null
      return problem.reason === 'not-owned' ? say.owns(name) : say.item(name)
    }
    case 'staff-only':
    case 'committee-only':
      return null
  }
}
