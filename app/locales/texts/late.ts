import type { TextTree } from '#durable/rules/text.ts'
import { away } from './late/away.ts'
import { bag } from './late/bag.ts'
import { calendar } from './late/calendar.ts'
import { calm } from './late/calm.ts'
import { challenge } from './late/challenge.ts'
import { cinema } from './late/cinema.ts'
import { festive } from './late/festive.ts'
import { firstWalk } from './late/first-walk.ts'
import { follow } from './late/follow.ts'
import { freshNews } from './late/fresh-news.ts'
import { looks } from './late/looks.ts'
import { mountain } from './late/mountain.ts'
import { options } from './late/options.ts'
import { packGoal } from './late/pack-goal.ts'
import { phrases } from './late/phrases.ts'
import { posts } from './late/posts.ts'
import { prints } from './late/prints.ts'
import { roulette } from './late/roulette.ts'
import { shop } from './late/shop.ts'
import { signs } from './late/signs.ts'
import { staff } from './late/staff.ts'
import { trade } from './late/trade.ts'
import { wheel } from './late/wheel.ts'
import { slots } from './shared/slots.ts'

/** Texts that are loaded after the first frame of the park. */
export const late = {
  staff,
  calm,
  manners: {
    title: {
      dk: 'Før dine første ord',
      en: 'Before your first words',
      no: 'Før dine første ord',
      se: 'Före dina första ord',
    },
    kind: {
      dk: 'Vær venlig. Skriv, som du ville tale på en bænk blandt fremmede.',
      en: 'Be kind. Write as you would speak on a bench among strangers.',
      no: 'Vær snill. Skriv slik du ville snakket på en benk blant fremmede.',
      se: 'Var snäll. Skriv som du skulle prata på en bänk bland främlingar.',
    },
    heard: {
      dk: 'Alle på stedet læser det, og personalet kan se det senere. Hold navne, adresser og numre for dig selv, også dine egne.',
      en: 'Everybody in this place reads it, and staff can look at it later. Keep names, addresses and numbers to yourself, also your own.',
      no: 'Alle på stedet leser det, og personalet kan se det senere. Hold navn, adresser og numre for deg selv, også dine egne.',
      se: 'Alla på platsen läser det, och personalen kan se det senare. Håll namn, adresser och nummer för dig själv, också dina egna.',
    },
    trouble: {
      dk: 'Er nogen grov, så tryk på deres hund, og vælg Ignorer eller Anmeld.',
      en: 'If somebody is nasty: press their dog, then Ignore or Report.',
      no: 'Er noen ekle, trykk på hunden deres og velg Ignorer eller Rapporter.',
      se: 'Är någon elak, tryck på deras hund och välj Ignorera eller Anmäl.',
    },
    ok: {
      dk: 'Forstået',
      en: 'Got it',
      no: 'Skjønner',
      se: 'Jag förstår',
    },
  },
  slot: slots,
  packGoal,
  phrases,
  posts,
  prints,
  freshNews,
  greeting_one: {
    dk: 'Godt at se jer! {{name}} får {{count}} livspoint for dagens første tur.',
    en: 'Good to see you! {{name}} gains {{count}} lifepoint for the first walk of the day.',
    no: 'Godt å se dere! {{name}} får {{count}} livspoeng for dagens første tur.',
    se: 'Kul att se er! {{name}} får {{count}} livspoäng för dagens första tur.',
  },
  greeting_other: {
    dk: 'Godt at se jer! {{name}} får {{count}} livspoint for dagens første tur.',
    en: 'Good to see you! {{name}} gains {{count}} lifepoints for the first walk of the day.',
    no: 'Godt å se dere! {{name}} får {{count}} livspoeng for dagens første tur.',
    se: 'Kul att se er! {{name}} får {{count}} livspoäng för dagens första tur.',
  },
  favours: {
    treat: {
      dk: '{{name}} gav {{own}} en godbid: en dag mere at leve i.',
      en: '{{name}} gave {{own}} a treat: one more day of life.',
      no: '{{name}} ga {{own}} en godbit: en dag til å leve.',
      se: '{{name}} gav {{own}} en godbit: en dag till att leva.',
    },
    thing: {
      dk: '{{name}} gav {{own}} noget: {{thing}}. Det ligger i rygsækken.',
      en: '{{name}} gave {{own}} something: {{thing}}. It is in the backpack.',
      no: '{{name}} ga {{own}} noe: {{thing}}. Det ligger i ryggsekken.',
      se: '{{name}} gav {{own}} något: {{thing}}. Det ligger i ryggsäcken.',
    },
    friendship: {
      dk: '{{name}} sagde ja: I er venner.',
      en: '{{name}} said yes: you are friends.',
      no: '{{name}} sa ja: Dere er venner.',
      se: '{{name}} sa ja: Ni är vänner.',
    },
  },
  bag,
  looks,
  mountain,
  mirror: {
    title: {
      dk: 'Spejlet',
      en: 'The mirror',
      no: 'Speilet',
      se: 'Spegeln',
    },
  },
  shop,
  trade,
  signs,
  options,
  away,
  later: {
    dk: 'Senere',
    en: 'Later',
    no: 'Senere',
    se: 'Senare',
  },
  sniffs: {
    told: {
      dk: '{{name}} snuser til dig',
      en: '{{name}} sniffs you',
      no: '{{name}} snuser på deg',
      se: '{{name}} nosar på dig',
    },
    back: {
      dk: 'Snus tilbage',
      en: 'Sniff back',
      no: 'Snus tilbake',
      se: 'Nosa tillbaka',
    },
  },
  firstWalk,
  calendar,
  challenge,
  cinema,
  festive,
  follow,
  roulette,
  wheel,
} satisfies TextTree
