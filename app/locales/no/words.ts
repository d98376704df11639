import { REFUSAL_TEXTS } from '#durable/protocol/refusal-texts.ts'

export const words = {
  back: 'Tilbake',
  cancel: 'Avbryt',
  close: 'Lukk',
  loading: 'Laster',
  ok: 'OK',
  retry: 'PRØV IGJEN',
  unavailable: '{{product}} er ikke tilgjengelig akkurat nå.',
  refusal: REFUSAL_TEXTS.no,
}
