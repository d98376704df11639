export const words = {
  back: 'Back',
  cancel: 'Cancel',
  close: 'Close',
  loading: 'Loading',
  ok: 'OK',
  retry: 'RETRY',
  unavailable: '{{product}} is unavailable at the moment.',
}
