import type { TextTree } from '#durable/rules/text.ts'

/** The staff badges [S3]. */
export const staffBadges = {
  developer: {
    dk: 'Udvikler',
    en: 'Developer',
    no: 'Utvikler',
    se: 'Utvecklare',
  },
  administrator: {
    dk: 'Administrator',
    en: 'Administrator',
    no: 'Administrator',
    se: 'Administratör',
  },
  moderator: {
    dk: 'Moderator',
    en: 'Moderator',
    no: 'Moderator',
    se: 'Moderator',
  },
} satisfies TextTree
