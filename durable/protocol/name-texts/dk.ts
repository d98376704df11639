import type { NameTexts } from './shape.ts'

export const dkNames: NameTexts = {
  dog: 'En moderator har taget navnet {{former}} fra din hund. Den hedder nu {{given}}.',
  user: 'En moderator har taget dit brugernavn {{former}}. Du hedder nu {{given}}.',
  fault: {
    rude: 'Navnet var grimt eller fornærmede nogen.',
    threat: 'Navnet truede nogen.',
    advert: 'Navnet var reklame.',
    staff: 'Navnet gav sig ud for at være personale.',
    another: 'Navnet gav sig ud for at være en anden.',
  },
  choose: 'På siden med dine hunde kan du vælge et andet.',
}
