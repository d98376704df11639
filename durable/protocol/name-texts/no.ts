import type { NameTexts } from './shape.ts'

export const noNames: NameTexts = {
  dog: 'En moderator har tatt navnet {{former}} fra hunden din. Den heter nå {{given}}.',
  user: 'En moderator har tatt brukernavnet ditt {{former}}. Du heter nå {{given}}.',
  fault: {
    rude: 'Navnet var stygt eller fornærmet noen.',
    threat: 'Navnet truet noen.',
    advert: 'Navnet var reklame.',
    staff: 'Navnet ga seg ut for å være ansatt.',
    another: 'Navnet ga seg ut for å være en annen.',
  },
  choose: 'På siden med hundene dine kan du velge et annet.',
}
