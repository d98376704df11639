import type { Said } from './question.ts'

/** The texts of the questions; `{}` is replaced by the name of a place or a thing. */
export const ASKED = {
  yearDays: {
    dk: 'Hvor mange dage går der mellem to af en hunds fødselsdage?',
    en: 'How many days are there between two birthdays of a dog?',
    no: 'Hvor mange dager går det mellom to av en hunds fødselsdager?',
    se: 'Hur många dagar går det mellan två av en hunds födelsedagar?',
  },
  karmaADay: {
    dk: 'Hvor meget karma kan en hund højst få på en dag?',
    en: 'How much karma can a dog get in one day at most?',
    no: 'Hvor mye karma kan en hund høyst få på én dag?',
    se: 'Hur mycket karma kan en hund som mest få på en dag?',
  },
  lifeAtBirth: {
    dk: 'Hvor mange livspoint har en hund, når den bliver født?',
    en: 'How many lifepoints does a dog have when it is born?',
    no: 'Hvor mange livspoeng har en hund når den blir født?',
    se: 'Hur många livspoäng har en hund när den föds?',
  },
  lifePerLogin: {
    dk: 'Hvor mange livspoint giver dagens første besøg i parken højst?',
    en: 'How many lifepoints does the first visit of a day give at most?',
    no: 'Hvor mange livspoeng gir dagens første besøk i parken på det meste?',
    se: 'Hur många livspoäng ger dagens första besök i parken som mest?',
  },
  digRest: {
    dk: 'Hvor mange sekunder skal et sted hvile, når du har gravet der?',
    en: 'How many seconds does a spot rest after you have dug there?',
    no: 'Hvor mange sekunder må et sted hvile når du har gravd der?',
    se: 'Hur många sekunder måste ett ställe vila när du har grävt där?',
  },
  bagMost: {
    dk: 'Hvor mange pladser har den største rygsæk?',
    en: 'How many slots does the biggest backpack have?',
    no: 'Hvor mange plasser har den største ryggsekken?',
    se: 'Hur många platser har den största ryggsäcken?',
  },
  packs: {
    dk: 'Hvor mange kobler er der i parken?',
    en: 'How many packs are there in the park?',
    no: 'Hvor mange kobbel er det i parken?',
    se: 'Hur många flockar finns det i parken?',
  },
  sledPoints: {
    dk: 'Hvor mange niveaupoint skal der til, før en hvalp bliver slædehund?',
    en: 'How many level points make a puppy a sled dog?',
    no: 'Hvor mange nivåpoeng skal til før en valp blir sledehund?',
    se: 'Hur många nivåpoäng krävs innan en valp blir slädhund?',
  },
  price: {
    dk: 'Hvor mange knogler koster det her i butikken: {}?',
    en: 'How many bones does this cost in the shop: {}?',
    no: 'Hvor mange bein koster dette i butikken: {}?',
    se: 'Hur många ben kostar det här i butiken: {}?',
  },
  shop: {
    dk: 'Hvor sælger man det her: {}?',
    en: 'Where is this sold: {}?',
    no: 'Hvor selger de dette: {}?',
    se: 'Var säljer man det här: {}?',
  },
  dearest: {
    dk: 'Hvad koster flest knogler?',
    en: 'Which of these costs the most bones?',
    no: 'Hva koster flest bein?',
    se: 'Vad kostar flest ben?',
  },
  neighbour: {
    dk: 'Her er du: {}. Hvilket sted fører en dør til?',
    en: 'You are here: {}. Which place does a door lead to?',
    no: 'Her er du: {}. Hvilket sted fører en dør til?',
    se: 'Här är du: {}. Vilket ställe leder en dörr till?',
  },
  stranger: {
    dk: 'Her er du: {}. Hvilket sted fører ingen dør til?',
    en: 'You are here: {}. Which place does no door lead to?',
    no: 'Her er du: {}. Hvilket sted fører ingen dør til?',
    se: 'Här är du: {}. Vilket ställe leder ingen dörr till?',
  },
  doors: {
    dk: 'Til hvor mange andre steder fører dørene herfra: {}?',
    en: 'To how many other places do the doors lead from here: {}?',
    no: 'Til hvor mange andre steder fører dørene herfra: {}?',
    se: 'Till hur många andra ställen leder dörrarna härifrån: {}?',
  },
  name: {
    dk: 'Hvad hedder det her sted på svensk: {}?',
    en: 'What is this place called in Danish: {}?',
    no: 'Hva heter dette stedet på svensk: {}?',
    se: 'Vad heter det här stället på norska: {}?',
  },
} as const satisfies Record<string, Said>
