import { LANGUAGE_TAGS } from '#durable/rules/languages.ts'
import type { Language } from '#durable/rules/languages.ts'
import type { ReadyPush } from './readiness-db.ts'

/** What a notification shows. Words of players are never in it: `from` is the name of a dog, null for "somebody". */
type Subject = { dog: string; from: string | null; days: number; answered: 'report' | 'appeal' }
type Wording = { title: string; body: string }
type Wordings = {
  whisper: (subject: Subject) => Wording
  asks: (subject: Subject) => Wording
  friends: (subject: Subject) => Wording
  life: (subject: Subject) => Wording
  answer: (subject: Subject) => Wording
  alarm: () => Wording
}

const WORDINGS: Record<Language, Wordings> = {
  dk: {
    whisper: ({ dog, from }) => ({
      title: `${from ?? 'Nogen'} hvisker til ${dog}`,
      body: 'Kom ind i parken og læs det.',
    }),
    asks: ({ dog, from }) => ({
      title: `${from ?? 'Nogen'} vil være venner med ${dog}`,
      body: 'Kom ind i parken og svar.',
    }),
    friends: ({ dog, from }) => ({
      title: from === null ? `${dog} har fået en ny ven` : `${from} og ${dog} er venner nu`,
      body: 'Kom ind i parken og sig hej.',
    }),
    life: ({ dog, days }) => ({
      title: days === 1 ? `${dog} har én dag tilbage` : `${dog} har ${days} dage tilbage`,
      body: 'Et besøg i parken giver nye dage.',
    }),
    answer: ({ answered }) => ({
      title: answered === 'report' ? 'Din anmeldelse er besvaret' : 'Din udelukkelse er set efter igen',
      body: 'Svaret står hos dine hunde.',
    }),
    alarm: () => ({
      title: 'En anmeldelse haster',
      body: 'Se på den med det samme på personalets sider.',
    }),
  },
  en: {
    whisper: ({ dog, from }) => ({
      title: `${from ?? 'Somebody'} whispers to ${dog}`,
      body: 'Come into the park to read it.',
    }),
    asks: ({ dog, from }) => ({
      title: `${from ?? 'Somebody'} wants to be friends with ${dog}`,
      body: 'Come into the park to answer.',
    }),
    friends: ({ dog, from }) => ({
      title: from === null ? `${dog} has a new friend` : `${from} and ${dog} are friends now`,
      body: 'Come into the park and say hello.',
    }),
    life: ({ dog, days }) => ({
      title: days === 1 ? `${dog} has one day left` : `${dog} has ${days} days left`,
      body: 'A visit to the park gives it new days.',
    }),
    answer: ({ answered }) => ({
      title: answered === 'report' ? 'Your report has been answered' : 'Your ban has been looked at again',
      body: 'The answer is with your dogs.',
    }),
    alarm: () => ({
      title: 'A report cannot wait',
      body: 'Look at it at once on the staff pages.',
    }),
  },
  no: {
    whisper: ({ dog, from }) => ({
      title: `${from ?? 'Noen'} hvisker til ${dog}`,
      body: 'Kom inn i parken og les det.',
    }),
    asks: ({ dog, from }) => ({
      title: `${from ?? 'Noen'} vil være venner med ${dog}`,
      body: 'Kom inn i parken og svar.',
    }),
    friends: ({ dog, from }) => ({
      title: from === null ? `${dog} har fått en ny venn` : `${from} og ${dog} er venner nå`,
      body: 'Kom inn i parken og si hei.',
    }),
    life: ({ dog, days }) => ({
      title: days === 1 ? `${dog} har én dag igjen` : `${dog} har ${days} dager igjen`,
      body: 'Et besøk i parken gir nye dager.',
    }),
    answer: ({ answered }) => ({
      title: answered === 'report' ? 'Rapporten din er besvart' : 'Utestengingen din er vurdert på nytt',
      body: 'Svaret står hos hundene dine.',
    }),
    alarm: () => ({
      title: 'En rapport haster',
      body: 'Se på den med én gang på personalets sider.',
    }),
  },
  se: {
    whisper: ({ dog, from }) => ({
      title: `${from ?? 'Någon'} viskar till ${dog}`,
      body: 'Kom in i parken och läs det.',
    }),
    asks: ({ dog, from }) => ({
      title: `${from ?? 'Någon'} vill bli vän med ${dog}`,
      body: 'Kom in i parken och svara.',
    }),
    friends: ({ dog, from }) => ({
      title: from === null ? `${dog} har fått en ny vän` : `${from} och ${dog} är vänner nu`,
      body: 'Kom in i parken och säg hej.',
    }),
    life: ({ dog, days }) => ({
      title: days === 1 ? `${dog} har en dag kvar` : `${dog} har ${days} dagar kvar`,
      body: 'Ett besök i parken ger nya dagar.',
    }),
    answer: ({ answered }) => ({
      title: answered === 'report' ? 'Din anmälan är besvarad' : 'Din avstängning har prövats igen',
      body: 'Svaret finns hos dina hundar.',
    }),
    alarm: () => ({
      title: 'En anmälan är brådskande',
      body: 'Titta på den genast på personalens sidor.',
    }),
  },
}

/** Where a click leads: the own dogs, from which the park is one step away and on which staff's answers stand. */
const NAVIGATE = '/h5/choose'
const QUEUE = '/manage/reports'

/**
 * A message in the declarative form of Web Push, which Safari shows even without our service worker; ours reads the same
 * (worker/service-worker/script.ts). Addresses are relative to the page. The tag lets a newer one replace an older one.
 */
export type PushMessage = {
  web_push: 8030
  notification: Wording & {
    lang: string
    navigate: string
    tag: string
    icon: string
    badge: string
    timestamp: number
  }
}

export function messageOf(push: ReadyPush, { language, names }: { language: Language; names: boolean }): PushMessage {
  const { kind, about, at, dogName, fromName } = push
  const subject: Subject = {
    dog: dogName ?? '',
    from: names ? fromName : null,
    days: about.days ?? 0,
    answered: about.answered ?? 'report',
  }
  const texts = WORDINGS[language]
  const befriended = about.isTaken ? texts.friends : texts.asks
  const wording = kind === 'friend' ? befriended(subject) : texts[kind](subject)
  return {
    web_push: 8030,
    notification: {
      ...wording,
      lang: LANGUAGE_TAGS[language],
      navigate: kind === 'alarm' ? QUEUE : NAVIGATE,
      tag: `${kind}:${about.dog ?? about.answered ?? ''}`,
      icon: '/push-icon/paw.png',
      badge: '/push-icon/badge.png',
      timestamp: at,
    },
  }
}
