import type { TextTree } from '#durable/rules/text.ts'
import { news } from '../manage/news.ts'

/** The tab of announcements, which asks for the same as the staff page. */
export const editorNews = {
  news: {
    ...news,
    none: {
      dk: 'Der er ingen nyhed.',
      en: 'There is no announcement.',
      no: 'Det finnes ingen nyhet.',
      se: 'Det finns ingen nyhet.',
    },
    loading: {
      dk: 'Henter nyhederne',
      en: 'Fetching the announcements',
      no: 'Henter nyhetene',
      se: 'Hämtar nyheterna',
    },
    choose: {
      dk: 'Vælg en nyhed i listen, eller skriv en ny.',
      en: 'Choose an announcement in the list, or write a new one.',
      no: 'Velg en nyhet i listen, eller skriv en ny.',
      se: 'Välj en nyhet i listan, eller skriv en ny.',
    },
    plannedFor: {
      dk: 'planlagt til {{at}}',
      en: 'planned for {{at}}',
      no: 'planlagt til {{at}}',
      se: 'planerad till {{at}}',
    },
    outSince: {
      dk: 'ude siden {{at}}',
      en: 'out since {{at}}',
      no: 'ute siden {{at}}',
      se: 'ute sedan {{at}}',
    },
    unsaved: {
      dk: 'ikke gemt',
      en: 'not saved',
      no: 'ikke lagret',
      se: 'inte sparad',
    },
    whyHint: {
      dk: 'Det står i holdets log.',
      en: 'It stands in the staff log.',
      no: 'Det står i loggen til laget.',
      se: 'Det står i lagets logg.',
    },
    drop: {
      dk: 'Glem det skrevne',
      en: 'Forget what was typed',
      no: 'Glem det som er skrevet',
      se: 'Glöm det skrivna',
    },
    overtaken: {
      dk: 'Nyheden er ændret, siden du begyndte at skrive. Gemmer du, står det, du har skrevet, i stedet.',
      en: 'The announcement has changed since you began to type. If you save, what you typed takes its place.',
      no: 'Nyheten er endret siden du begynte å skrive. Lagrer du, står det du har skrevet, i stedet.',
      se: 'Nyheten har ändrats sedan du började skriva. Sparar du ersätts den av det du har skrivit.',
    },
    unanswered: {
      dk: 'Parken svarede ikke. Prøv igen: det, du har skrevet, er her stadig.',
      en: 'The park did not answer. Try again: what you typed is still here.',
      no: 'Parken svarte ikke. Prøv igjen: det du har skrevet, er her fortsatt.',
      se: 'Parken svarade inte. Försök igen: det du har skrivit finns kvar här.',
    },
    unansweredNew: {
      dk: 'Parken svarede ikke. Prøv igen: ændrer du intet imens, kommer nyheden kun én gang.',
      en: 'The park did not answer. Try again: if you change nothing meanwhile, the announcement comes only once.',
      no: 'Parken svarte ikke. Prøv igjen: endrer du ingenting imens, kommer nyheten bare én gang.',
      se: 'Parken svarade inte. Försök igen: om du inte ändrar något under tiden kommer nyheten bara en gång.',
    },
  },
} satisfies TextTree
