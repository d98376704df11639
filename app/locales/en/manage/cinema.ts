/** Texts of the staff page of the cinema. */
export const cinema = {
  lede: 'What the cinema shows. Films without a start take turns round the clock; one with a start is shown once, and the others wait.',
  add: 'Add a film',
  change: 'Save the film',
  remove: 'Take off the programme',
  round: 'Taking turns',
  timed: 'With a start',
  none: 'None',
  over: 'shown',
  source: 'Where the film is',
  sourceHint:
    'A file of ours (/films/…), a file at an address that the park knows, or a link from YouTube. YouTube is only shown once the viewer says yes.',
  length: 'Length',
  lengthHint: 'Minutes and seconds: 1:05, or 1:32:05',
  startsAt: 'Begins',
  startsAtHint: 'Empty: it takes turns. Else by the clock of Oslo',
}
