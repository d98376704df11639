import type { SeedAccount } from './accounts.ts'

/** All other seeded users: the team, the supporters and the leaders of the boards. */
export const NEIGHBOURS: SeedAccount[] = [
  {
    email: 'torunn@voffpark.test',
    username: 'Torunn',
    language: 'no',
    admin: 1,
    dogs: [
      {
        name: 'Kåre',
        color: '#b5835a',
        pack: 4,
        levelPoints: 1360,
        ageDays: 2100,
        wear: { hat: 'crown', back: 'cape' },
      },
    ],
  },
  {
    email: 'rasmus@voffpark.test',
    username: 'Rasmus',
    language: 'dk',
    moderator: 1,
    dogs: [{ name: 'Snøfte', color: '#9aa3ad', pack: 1, levelPoints: 700, ageDays: 980, wear: { hat: 'beanie' } }],
  },
  {
    email: 'ebba@voffpark.test',
    username: 'Ebba',
    language: 'se',
    moderator: 1,
    dogs: [{ name: 'Viggo', color: '#d8a26b', pack: 2, levelPoints: 410, ageDays: 640, wear: { hat: 'flower' } }],
  },
  {
    email: 'sindre@voffpark.test',
    username: 'Sindre',
    language: 'no',
    developer: 1,
    dogs: [{ name: 'Pelle', color: '#5f6f8f', pack: 3, levelPoints: 3010, ageDays: 2300, wear: { hat: 'wizard-hat' } }],
  },
  {
    email: 'alma@voffpark.test',
    username: 'Alma',
    language: 'dk',
    developer: 1,
    dogs: [
      {
        name: 'Saga',
        color: '#efd9b4',
        pack: 5,
        levelPoints: 1500,
        ageDays: 1700,
        wear: { hat: 'flower', ass: 'ribbon' },
      },
    ],
  },
  {
    email: 'signe@voffpark.test',
    username: 'Signe',
    language: 'dk',
    dogs: [{ name: 'Lille Bø', color: '#f2c6c0', pack: 0, levelPoints: 190, ageDays: 330, wear: { hat: 'party-hat' } }],
  },
  {
    email: 'ville@voffpark.test',
    username: 'Ville',
    language: 'se',
    tier: 'Silver',
    supportDays: 130,
    dogs: [{ name: 'Lakrits', color: '#3f3a44', pack: 3, levelPoints: 360, ageDays: 510, wear: { mouth: 'bone' } }],
  },
  {
    email: 'jens@voffpark.test',
    username: 'Jens',
    language: 'dk',
    tier: 'Bronze',
    supportDays: 40,
    dogs: [
      {
        name: 'Skipper',
        color: '#c7b299',
        pack: 1,
        levelPoints: 240,
        ageDays: 450,
        wear: { hat: 'beanie', mouth: 'tennis-ball' },
      },
    ],
  },
  {
    email: 'kari@voffpark.test',
    username: 'Kari',
    language: 'no',
    dogs: [{ name: 'Åse', color: '#e4e0da', pack: 4, levelPoints: 130, ageDays: 210, wear: { hat: 'party-hat' } }],
  },
  {
    email: 'oskar@voffpark.test',
    username: 'Oskar',
    language: 'se',
    dogs: [{ name: 'Mugge', color: '#8a6a4f', pack: 2, levelPoints: 95, ageDays: 180, wear: { hat: 'party-hat' } }],
  },
  {
    email: 'mette@voffpark.test',
    username: 'Mette',
    language: 'dk',
    tier: 'Bronze',
    supportDays: 5,
    dogs: [
      {
        name: 'Fru Fnug',
        color: '#fbf3e6',
        pack: 5,
        levelPoints: 160,
        ageDays: 260,
        wear: { hat: 'party-hat', ass: 'ribbon' },
      },
    ],
  },
  {
    email: 'noah@voffpark.test',
    username: 'Noah',
    language: 'en',
    tier: 'Diamond',
    supportDays: 250,
    dogs: [
      {
        name: 'Biscuit',
        color: '#dfa860',
        pack: 0,
        levelPoints: 85,
        ageDays: 150,
        wear: { hat: 'party-hat', back: 'backpack' },
      },
    ],
  },
  {
    email: 'liv@voffpark.test',
    username: 'Liv',
    language: 'no',
    dogs: [{ name: 'Ulv', color: '#7d8794', pack: 1, levelPoints: 520, ageDays: 800, wear: { hat: 'viking-helmet' } }],
  },
  {
    email: 'hugo@voffpark.test',
    username: 'Hugo',
    language: 'se',
    dogs: [
      { name: 'Torsten', color: '#a9744a', pack: 3, levelPoints: 60, ageDays: 110, wear: { mouth: 'tennis-ball' } },
    ],
  },
  {
    email: 'mosekonen@voffpark.test',
    username: 'Mosekonen',
    language: 'dk',
    tier: 'Diamond',
    supportDays: 415,
    dogs: [
      {
        name: 'Fru Pjuske',
        color: '#d9b48f',
        pack: 5,
        levelPoints: 900,
        ageDays: 1250,
        wear: { hat: 'crown', back: 'cape', mouth: 'bone' },
      },
      { name: 'Bjarne', color: '#6b5646', pack: 2, levelPoints: 20, ageDays: 75 },
    ],
  },
  {
    email: 'elin@voffpark.test',
    username: 'Elin',
    language: 'se',
    tier: 'Gold',
    supportDays: 70,
    dogs: [
      { name: 'Balder', color: '#c9783f', pack: 4, levelPoints: 660, ageDays: 720, wear: { hat: 'viking-helmet' } },
    ],
  },
  {
    email: 'aksel@voffpark.test',
    username: 'Aksel',
    language: 'no',
    tier: 'Silver',
    supportDays: 18,
    dogs: [
      { name: 'Kaptein Bid', color: '#4e6b5a', pack: 0, levelPoints: 370, ageDays: 390, wear: { back: 'backpack' } },
    ],
  },
]
