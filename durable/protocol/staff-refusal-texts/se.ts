import type { StaffRefusal } from '../staff-refusals.ts'

export const staffSe: Record<StaffRefusal, string> = {
  'above-you': 'Så får du inte göra mot någon i personalen',
  'appealed-already': 'Du har redan bett att få den prövad',
  'ban-over': 'Den avstängningen är redan över',
  'closed-already': 'Kontot är redan stängt',
  'judged-by-another': 'Det måste någon annan än du avgöra',
  'not-tried': 'Pröva ändringen på rader först: det du såg gäller inte längre',
  'reason-length': 'Skriv varför, med 5 till 200 tecken',
  'report-over': 'Den anmälan är redan avslutad',
  'report-taken': 'Någon annan håller på med den anmälan',
  'reported-lately': 'Du har just anmält den hunden. Vi tittar på det',
  'reports-used-up': 'Du kan anmäla 5 gånger i timmen. Vi tittar på dem vi har fått',
  'role-above-you': 'Den rollen kan bara ges och tas av någon som står över den',
  'sign-in-again': 'Det var över en kvart sedan du loggade in. Logga in igen först',
}
