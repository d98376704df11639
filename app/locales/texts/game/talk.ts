import { COMMAND_HELP } from '#durable/rules/sheets/command-texts.ts'
import type { TextTree } from '#durable/rules/text.ts'

/** Phrases, and what the page says about the chat. */
export const talk = {
  phrases: {
    title: {
      dk: 'Sætninger',
      en: 'Phrases',
      no: 'Setninger',
      se: 'Fraser',
    },
  },
  calm: {
    title: {
      dk: 'Ro i parken',
      en: 'Calm the room',
      no: 'Ro i parken',
      se: 'Lugn i parken',
    },
  },
  commands: {
    label: {
      dk: 'Kommandoer',
      en: 'Commands',
      no: 'Kommandoer',
      se: 'Kommandon',
    },
    count_one: {
      dk: '{{count}} forslag',
      en: '{{count}} suggestion',
      no: '{{count}} forslag',
      se: '{{count}} förslag',
    },
    count_other: {
      dk: '{{count}} forslag',
      en: '{{count}} suggestions',
      no: '{{count}} forslag',
      se: '{{count}} förslag',
    },
    unknown: {
      dk: 'Kommandoen /{{name}} findes ikke. /help viser dem alle',
      en: 'There is no command /{{name}}. /help shows them all',
      no: 'Kommandoen /{{name}} finnes ikke. /help viser alle',
      se: 'Kommandot /{{name}} finns inte. /help visar alla',
    },
    here: {
      dk: 'Her hos dig: {{names}}',
      en: 'Here with you: {{names}}',
      no: 'Her hos deg: {{names}}',
      se: 'Här hos dig: {{names}}',
    },
    alone: {
      dk: 'Her er ingen andre hunde',
      en: 'No other dog is here',
      no: 'Det er ingen andre hunder her',
      se: 'Det finns inga andra hundar här',
    },
    takes: {
      words: {
        dk: 'tekst',
        en: 'text',
        no: 'tekst',
        se: 'text',
      },
      dog: {
        dk: 'navn',
        en: 'name',
        no: 'navn',
        se: 'namn',
      },
      'dog-or-none': {
        dk: '(navn)',
        en: '(name)',
        no: '(navn)',
        se: '(namn)',
      },
      'dog-and-words': {
        dk: 'navn tekst',
        en: 'name text',
        no: 'navn tekst',
        se: 'namn text',
      },
      emote: {
        dk: 'følelse',
        en: 'feeling',
        no: 'følelse',
        se: 'känsla',
      },
      room: {
        dk: 'rum',
        en: 'room',
        no: 'rom',
        se: 'rum',
      },
      thing: {
        dk: 'ting antal',
        en: 'thing number',
        no: 'ting antall',
        se: 'sak antal',
      },
    },
    what: COMMAND_HELP,
  },
  help: {
    keys: {
      dk: 'Taster',
      en: 'Keys',
      no: 'Taster',
      se: 'Tangenter',
    },
    walk: {
      dk: 'gå',
      en: 'walk',
      no: 'gå',
      se: 'gå',
    },
    chat: {
      dk: 'gå til chatten, og send',
      en: 'go to the chat and send',
      no: 'gå til chatten, og send',
      se: 'gå till chatten och skicka',
    },
    leave: {
      dk: 'forlad chatten, luk et vindue, stands',
      en: 'leave the chat, close a window, stop',
      no: 'forlat chatten, lukk et vindu, stopp',
      se: 'lämna chatten, stäng ett fönster, stanna',
    },
    lines: {
      dk: 'i chatten: det, du har sagt før',
      en: 'in the chat: what you said before',
      no: 'i chatten: det du har sagt før',
      se: 'i chatten: det du har sagt förut',
    },
    names: {
      dk: 'i chatten: kald på en hund ved navn',
      en: 'in the chat: call a dog by its name',
      no: 'i chatten: rop på en hund ved navn',
      se: 'i chatten: ropa på en hund vid namn',
    },
    book: {
      dk: 'samlebogen',
      en: "the collector's book",
      no: 'samleboka',
      se: 'samlarboken',
    },
    map: {
      dk: 'kortet',
      en: 'the map',
      no: 'kartet',
      se: 'kartan',
    },
    do: {
      dk: 'gør det bedste her',
      en: 'do what is best here',
      no: 'gjør det beste her',
      se: 'gör det bästa här',
    },
    bark: {
      dk: 'gø',
      en: 'bark',
      no: 'bjeff',
      se: 'skäll',
    },
    nose: {
      dk: 'sæt snuden til jorden',
      en: 'put the nose to the ground',
      no: 'sett snuten i bakken',
      se: 'sätt nosen i marken',
    },
    rest: {
      dk: 'sæt dig, eller rejs dig',
      en: 'sit down, or stand up',
      no: 'sett deg, eller reis deg',
      se: 'sätt dig, eller res dig',
    },
    answer: {
      dk: 'svar på det, der spørges om øverst',
      en: 'answer what is asked at the top',
      no: 'svar på det som spørres øverst',
      se: 'svara på det som frågas högst upp',
    },
    cursor: {
      dk: 'flyt en markør hen over felterne',
      en: 'move a cursor over the tiles',
      no: 'flytt en markør over rutene',
      se: 'flytta en markör över rutorna',
    },
    coma: {
      dk: 'rul dig sammen og sov',
      en: 'curl up and sleep',
      no: 'krøll deg sammen og sov',
      se: 'rulla ihop dig och sov',
    },
    more: {
      dk: 'Alt om parken',
      en: 'Everything about the park',
      no: 'Alt om parken',
      se: 'Allt om parken',
    },
  },
  bar: {
    shrink: {
      dk: 'Kun parken',
      en: 'Only the park',
      no: 'Bare parken',
      se: 'Bara parken',
    },
    grow: {
      dk: 'Vis bjælken',
      en: 'Show the bar',
      no: 'Vis linjen',
      se: 'Visa raden',
    },
  },
} satisfies TextTree
