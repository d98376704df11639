export const words = {
  back: 'Tilbage',
  cancel: 'Fortryd',
  close: 'Luk',
  loading: 'Henter',
  ok: 'OK',
  retry: 'PRØV IGEN',
  unavailable: '{{product}} er ikke tilgængelig lige nu.',
}
