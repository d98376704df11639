import type { Language } from '#durable/rules/languages.ts'
import type { NameFault } from '#durable/rules/names/taken-away.ts'
import { textsIn } from '#durable/rules/text.ts'
import type { TextTree } from '#durable/rules/text.ts'

/** [N12] What the owner of a name that was taken away is told. */
export const NAME_TEXTS = {
  dog: {
    dk: 'En moderator har taget navnet {{former}} fra din hund. Den hedder nu {{given}}.',
    en: 'A moderator has taken the name {{former}} from your dog. It is now called {{given}}.',
    no: 'En moderator har tatt navnet {{former}} fra hunden din. Den heter nå {{given}}.',
    se: 'En moderator har tagit namnet {{former}} från din hund. Den heter nu {{given}}.',
  },
  user: {
    dk: 'En moderator har taget dit brugernavn {{former}}. Du hedder nu {{given}}.',
    en: 'A moderator has taken your username {{former}}. You are now called {{given}}.',
    no: 'En moderator har tatt brukernavnet ditt {{former}}. Du heter nå {{given}}.',
    se: 'En moderator har tagit ditt användarnamn {{former}}. Du heter nu {{given}}.',
  },
  fault: {
    rude: {
      dk: 'Navnet var grimt eller fornærmede nogen.',
      en: 'The name was rude or insulted somebody.',
      no: 'Navnet var stygt eller fornærmet noen.',
      se: 'Namnet var fult eller förolämpade någon.',
    },
    threat: {
      dk: 'Navnet truede nogen.',
      en: 'The name threatened somebody.',
      no: 'Navnet truet noen.',
      se: 'Namnet hotade någon.',
    },
    advert: {
      dk: 'Navnet var reklame.',
      en: 'The name was an advertisement.',
      no: 'Navnet var reklame.',
      se: 'Namnet var reklam.',
    },
    staff: {
      dk: 'Navnet gav sig ud for at være personale.',
      en: 'The name pretended to be staff.',
      no: 'Navnet ga seg ut for å være ansatt.',
      se: 'Namnet utgav sig för att tillhöra laget bakom parken.',
    },
    another: {
      dk: 'Navnet gav sig ud for at være en anden.',
      en: 'The name passed as somebody else.',
      no: 'Navnet ga seg ut for å være en annen.',
      se: 'Namnet utgav sig för att vara någon annan.',
    },
  },
  choose: {
    dk: 'På siden med dine hunde kan du vælge et andet.',
    en: 'You can choose another one on the page with your dogs.',
    no: 'På siden med hundene dine kan du velge et annet.',
    se: 'På sidan med dina hundar kan du välja ett annat.',
  },
} satisfies TextTree & { fault: Record<NameFault, unknown> }

/** A name that staff have taken away from a dog or, if `isDog` is false, from a user. */
export type TakenName = { isDog: boolean; former: string; given: string; fault: NameFault }

/** [N12] What its owner is told in the park: both names, why, and that they may choose another one. */
export function takenNameText(language: Language, { isDog, former, given, fault }: TakenName): string {
  const texts = textsIn(NAME_TEXTS, language)
  const lead = (isDog ? texts.dog : texts.user).replace('{{former}}', former).replace('{{given}}', given)
  return [lead, texts.fault[fault], texts.choose].join(' ')
}
