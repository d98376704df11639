import type { TextTree } from '#durable/rules/text.ts'

export const bar = {
  label: {
    dk: 'Park',
    en: 'Park',
    no: 'Park',
    se: 'Park',
  },
  dogs: {
    dk: 'Hunde',
    en: 'Dogs',
    no: 'Hunder',
    se: 'Hundar',
  },
  chat: {
    dk: 'Chat',
    en: 'Chat',
    no: 'Chat',
    se: 'Chatt',
  },
  search: {
    dk: 'Find',
    en: 'Find',
    no: 'Finn',
    se: 'Hitta',
  },
  map: {
    dk: 'Kort',
    en: 'Map',
    no: 'Kart',
    se: 'Karta',
  },
  bag: {
    dk: 'Rygsæk',
    en: 'Bag',
    no: 'Sekk',
    se: 'Säck',
  },
  chest: {
    dk: 'Kiste',
    en: 'Chest',
    no: 'Kiste',
    se: 'Kista',
  },
  menu: {
    dk: 'Menu',
    en: 'Menu',
    no: 'Meny',
    se: 'Meny',
  },
  sit: {
    dk: 'Sit',
    en: 'Sit',
    no: 'Sitt',
    se: 'Sitt',
  },
  curl: {
    dk: 'Læg dig',
    en: 'Curl up',
    no: 'Dekk',
    se: 'Ligg',
  },
  options: {
    dk: 'Indstillinger',
    en: 'Options',
    no: 'Innstillinger',
    se: 'Inställningar',
  },
  dig: {
    dk: 'Grav her',
    en: 'Dig here',
    no: 'Grav her',
    se: 'Gräv här',
  },
  unread_one: {
    dk: '{{count}} ulæst linje',
    en: '{{count}} unread line',
    no: '{{count}} ulest linje',
    se: '{{count}} oläst rad',
  },
  unread_other: {
    dk: '{{count}} ulæste linjer',
    en: '{{count}} unread lines',
    no: '{{count}} uleste linjer',
    se: '{{count}} olästa rader',
  },
} satisfies TextTree
