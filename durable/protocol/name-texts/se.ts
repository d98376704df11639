import type { NameTexts } from './shape.ts'

export const seNames: NameTexts = {
  dog: 'En moderator har tagit namnet {{former}} från din hund. Den heter nu {{given}}.',
  user: 'En moderator har tagit ditt användarnamn {{former}}. Du heter nu {{given}}.',
  fault: {
    rude: 'Namnet var fult eller förolämpade någon.',
    threat: 'Namnet hotade någon.',
    advert: 'Namnet var reklam.',
    staff: 'Namnet utgav sig för att tillhöra laget bakom parken.',
    another: 'Namnet utgav sig för att vara någon annan.',
  },
  choose: 'På sidan med dina hundar kan du välja ett annat.',
}
