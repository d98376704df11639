import type { TextTree } from '#durable/rules/text.ts'

export const menu = {
  book: {
    dk: 'Samlebog',
    en: "Collector's book",
    no: 'Samlebok',
    se: 'Samlarbok',
  },
  arcade: {
    dk: 'Spillehal',
    en: 'Arcade',
    no: 'Spillehall',
    se: 'Spelhall',
  },
  staff: {
    dk: 'Vagthytten',
    en: 'Staff hut',
    no: 'Vakthytta',
    se: 'Vaktstugan',
  },
  news: {
    dk: 'Opslag',
    en: 'Announcements',
    no: 'Oppslag',
    se: 'Anslag',
  },
  sound: {
    dk: 'Lyde',
    en: 'Sounds',
    no: 'Lyder',
    se: 'Ljud',
  },
  hidden: {
    dk: 'Skjult',
    en: 'Hidden',
    no: 'Skjult',
    se: 'Dold',
  },
  editor: {
    dk: 'Editor',
    en: 'Editor',
    no: 'Editor',
    se: 'Redigeraren',
  },
  eval: {
    dk: 'Eval',
    en: 'Eval',
    no: 'Eval',
    se: 'Eval',
  },
  code: {
    dk: 'Kode:',
    en: 'Code:',
    no: 'Kode:',
    se: 'Kod:',
  },
  home: {
    dk: 'Til forsiden',
    en: 'Back to home',
    no: 'Til forsiden',
    se: 'Till startsidan',
  },
  reload: {
    dk: 'Genindlæs siden',
    en: 'Reload this page',
    no: 'Last siden på nytt',
    se: 'Ladda om sidan',
  },
  help: {
    dk: 'Hjælp',
    en: 'Help',
    no: 'Hjelp',
    se: 'Hjälp',
  },
} satisfies TextTree
