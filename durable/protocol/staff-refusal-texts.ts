import type { Language } from '#durable/rules/languages.ts'
import type { Refusal } from './refusals.ts'

type StaffRefusal = Extract<
  Refusal,
  | 'above-you'
  | 'appealed-already'
  | 'ban-over'
  | 'judged-by-another'
  | 'not-tried'
  | 'reason-length'
  | 'report-over'
  | 'report-taken'
  | 'reported-lately'
  | 'reports-used-up'
  | 'role-above-you'
  | 'sign-in-again'
>

/** The texts of the refusals for reports, kicks, bans and staff pages. */
export const STAFF_REFUSAL_TEXTS: Record<Language, Record<StaffRefusal, string>> = {
  dk: {
    'above-you': 'Det må du ikke gøre ved en fra personalet',
    'appealed-already': 'Du har allerede bedt om at få den set efter',
    'ban-over': 'Den udelukkelse er allerede forbi',
    'judged-by-another': 'Det skal en anden end dig tage stilling til',
    'not-tried': 'Prøv ændringen på linjer først: det, du så, gælder ikke længere',
    'reason-length': 'Skriv hvorfor, med 5 til 200 tegn',
    'report-over': 'Den anmeldelse er allerede afsluttet',
    'report-taken': 'En anden er i gang med den anmeldelse',
    'reported-lately': 'Du har lige anmeldt den hund. Vi ser på det',
    'reports-used-up': 'Du kan anmelde 5 gange i timen. Vi ser på dem, vi har fået',
    'role-above-you': 'Den rolle kan kun gives og tages af en, der står over den',
    'sign-in-again': 'Det er over et kvarter siden, du loggede ind. Log ind igen først',
  },
  en: {
    'above-you': 'You may not do that to one of the staff',
    'appealed-already': 'You have already asked to have it looked at',
    'ban-over': 'That ban is over already',
    'judged-by-another': 'Somebody else than you has to decide that',
    'not-tried': 'Try the change on lines first: what you saw does not hold any more',
    'reason-length': 'Write why, in 5 to 200 characters',
    'report-over': 'That report has been closed already',
    'report-taken': 'Somebody else is at work on that report',
    'reported-lately': 'You have just reported that dog. We are looking into it',
    'reports-used-up': 'You can report 5 times an hour. We are looking into those that we have got',
    'role-above-you': 'Only somebody who stands above that role can give or take it',
    'sign-in-again': 'You signed in more than a quarter of an hour ago. Sign in again first',
  },
  no: {
    'above-you': 'Det kan du ikke gjøre med en fra staben',
    'appealed-already': 'Du har allerede bedt om å få den vurdert',
    'ban-over': 'Den utestengelsen er allerede over',
    'judged-by-another': 'Det må en annen enn deg ta stilling til',
    'not-tried': 'Prøv endringen på linjer først: det du så, gjelder ikke lenger',
    'reason-length': 'Skriv hvorfor, med 5 til 200 tegn',
    'report-over': 'Den rapporten er allerede avsluttet',
    'report-taken': 'En annen er i gang med den rapporten',
    'reported-lately': 'Du har nettopp rapportert den hunden. Vi ser på det',
    'reports-used-up': 'Du kan rapportere 5 ganger i timen. Vi ser på dem vi har fått',
    'role-above-you': 'Den rollen kan bare gis og tas av en som står over den',
    'sign-in-again': 'Det er over et kvarter siden du logget inn. Logg inn igjen først',
  },
  se: {
    'above-you': 'Så får du inte göra mot någon i personalen',
    'appealed-already': 'Du har redan bett att få den prövad',
    'ban-over': 'Den avstängningen är redan över',
    'judged-by-another': 'Det måste någon annan än du avgöra',
    'not-tried': 'Pröva ändringen på rader först: det du såg gäller inte längre',
    'reason-length': 'Skriv varför, med 5 till 200 tecken',
    'report-over': 'Den anmälan är redan avslutad',
    'report-taken': 'Någon annan håller på med den anmälan',
    'reported-lately': 'Du har just anmält den hunden. Vi tittar på det',
    'reports-used-up': 'Du kan anmäla 5 gånger i timmen. Vi tittar på dem vi har fått',
    'role-above-you': 'Den rollen kan bara ges och tas av någon som står över den',
    'sign-in-again': 'Det var över en kvart sedan du loggade in. Logga in igen först',
  },
}
