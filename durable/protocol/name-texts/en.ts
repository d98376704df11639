import type { NameTexts } from './shape.ts'

export const enNames: NameTexts = {
  dog: 'A moderator has taken the name {{former}} from your dog. It is now called {{given}}.',
  user: 'A moderator has taken your username {{former}}. You are now called {{given}}.',
  fault: {
    rude: 'The name was rude or insulted somebody.',
    threat: 'The name threatened somebody.',
    advert: 'The name was an advertisement.',
    staff: 'The name pretended to be staff.',
    another: 'The name passed as somebody else.',
  },
  choose: 'You can choose another one on the page with your dogs.',
}
