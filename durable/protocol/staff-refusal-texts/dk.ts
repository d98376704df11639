import type { StaffRefusal } from '../staff-refusals.ts'

export const staffDk: Record<StaffRefusal, string> = {
  'above-you': 'Det må du ikke gøre ved en fra personalet',
  'appealed-already': 'Du har allerede bedt om at få den set efter',
  'ban-over': 'Den udelukkelse er allerede forbi',
  'closed-already': 'Kontoen er lukket allerede',
  'judged-by-another': 'Det skal en anden end dig tage stilling til',
  'not-tried': 'Prøv ændringen på linjer først: det, du så, gælder ikke længere',
  'reason-length': 'Skriv hvorfor, med 5 til 200 tegn',
  'report-over': 'Den anmeldelse er allerede afsluttet',
  'report-taken': 'En anden er i gang med den anmeldelse',
  'reported-lately': 'Du har lige anmeldt den hund. Vi ser på det',
  'reports-used-up': 'Du kan anmelde 5 gange i timen. Vi ser på dem, vi har fået',
  'role-above-you': 'Den rolle kan kun gives og tages af en, der står over den',
  'sign-in-again': 'Det er over et kvarter siden, du loggede ind. Log ind igen først',
}
