export const words = {
  back: 'Tillbaka',
  cancel: 'Avbryt',
  close: 'Stäng',
  loading: 'Hämtar',
  ok: 'OK',
  retry: 'FÖRSÖK IGEN',
  unavailable: '{{product}} är inte tillgänglig just nu.',
}
