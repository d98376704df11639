import { expect, it } from 'vitest'
import { isHateful } from '#durable/rules/names/hateful.ts'

it.each([
  ...[
    'hitler',
    'Adolf H1tler',
    'B r e i v i k',
    'Göbbels',
    'Goebbels',
    'NAZI',
    'Adolf H',
    'ADOLF*H',
    'AdolfH',
    'Ad0lf H88',
  ],
  ...['Pedo', 'P3do', 'MrPedo', 'Pedo*Bear', 'Pædofil', 'Pedofilen', 'Rape', 'R4pe', 'Rapist', 'Voldtægt', 'Våldtäkt'],
  ...[
    'Holocaust',
    'H0locaust',
    'Kkk',
    'K K K',
    'KKK88',
    '1488',
    '14*88',
    'Rex 1488',
    'Gestapo',
    'Heil Rex',
    'Selvmord',
  ],
  ...['KysKys', 'Kys', 'kyskys', 'Kys Nu', 'Terrorist'],
])('[N7] nobody is called %s', (name) => {
  expect(isHateful(name)).toBe(true)
})

it.each([
  ...[
    'Adolf',
    'Adolf Hansen',
    'Bella',
    'Osama',
    'Vidkun',
    'Torpedo',
    'Pedro',
    'Grape',
    'Therapist',
    'Rapunzel',
    'Raper',
  ],
  ...[
    'Kysse',
    'Kyss',
    'Kiss',
    'Labb',
    'Rex 14',
    'Rex 88',
    'Bella 2014',
    'Nokken',
    'Kakk',
    'Heilo',
    'Siegfried',
    'Ignazio',
  ],
  ...['Whittier', 'Volda', 'Valdemar', 'Isis', 'Draper', 'Rapsody', 'Kysten', 'Kong Kasper K'],
])('[N7] somebody may be called %s', (name) => {
  expect(isHateful(name)).toBe(false)
})
