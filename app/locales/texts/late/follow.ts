import type { TextTree } from '#durable/rules/text.ts'

/** [FO1] What is said while the own dog follows another one. */
export const follow = {
  on: {
    dk: 'Din hund følger efter {{name}}',
    en: 'Your dog follows {{name}}',
    no: 'Hunden din følger etter {{name}}',
    se: 'Din hund följer efter {{name}}',
  },
  stop: {
    dk: 'Stop',
    en: 'Stop',
    no: 'Stopp',
    se: 'Sluta',
  },
  gone: {
    dk: '{{name}} er ude af syne. Din hund følger ikke længere efter.',
    en: '{{name}} is out of sight. Your dog has stopped following.',
    no: '{{name}} er ute av syne. Hunden din følger ikke etter lenger.',
    se: '{{name}} syns inte längre. Din hund följer inte efter mer.',
  },
  alone: {
    dk: '{{name}} vil gerne gå alene.',
    en: '{{name}} would like to walk alone.',
    no: '{{name}} vil gjerne gå alene.',
    se: '{{name}} vill gärna gå ensam.',
  },
  closed: {
    dk: 'Her kan din hund ikke følge med {{name}}.',
    en: 'Your dog cannot go where {{name}} goes.',
    no: 'Hit kan hunden din ikke bli med {{name}}.',
    se: 'Hit kan din hund inte följa med {{name}}.',
  },
} as const satisfies TextTree
