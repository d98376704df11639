import type { StaffRefusal } from '../staff-refusals.ts'

export const staffNo: Record<StaffRefusal, string> = {
  'above-you': 'Det kan du ikke gjøre med en fra staben',
  'appealed-already': 'Du har allerede bedt om å få den vurdert',
  'ban-over': 'Den utestengelsen er allerede over',
  'closed-already': 'Kontoen er allerede stengt',
  'judged-by-another': 'Det må en annen enn deg ta stilling til',
  'not-tried': 'Prøv endringen på linjer først: det du så, gjelder ikke lenger',
  'reason-length': 'Skriv hvorfor, med 5 til 200 tegn',
  'report-over': 'Den rapporten er allerede avsluttet',
  'report-taken': 'En annen er i gang med den rapporten',
  'reported-lately': 'Du har nettopp rapportert den hunden. Vi ser på det',
  'reports-used-up': 'Du kan rapportere 5 ganger i timen. Vi ser på dem vi har fått',
  'role-above-you': 'Den rollen kan bare gis og tas av en som står over den',
  'sign-in-again': 'Det er over et kvarter siden du logget inn. Logg inn igjen først',
}
