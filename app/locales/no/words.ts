export const words = {
  back: 'Tilbake',
  cancel: 'Avbryt',
  close: 'Lukk',
  loading: 'Laster',
  ok: 'OK',
  retry: 'PRØV IGJEN',
  unavailable: '{{product}} er ikke tilgjengelig akkurat nå.',
}
