import type { TextTree } from '#durable/rules/text.ts'

export const name = {
  free: {
    dk: 'Ledige lige nu:',
    en: 'Free right now:',
    no: 'Ledige akkurat nå:',
    se: 'Lediga just nu:',
  },
  hint: {
    dk: 'Bogstaver, tal, mellemrum og *.',
    en: 'Letters, digits, space and *.',
    no: 'Bokstaver, tall, mellomrom og *.',
    se: 'Bokstäver, siffror, mellanslag och *.',
  },
  count: {
    dk: '{{count}}/{{max}}',
    en: '{{count}}/{{max}}',
    no: '{{count}}/{{max}}',
    se: '{{count}}/{{max}}',
  },
  empty: {
    dk: 'Skriv et navn først.',
    en: 'Write a name first.',
    no: 'Skriv et navn først.',
    se: 'Skriv ett namn först.',
  },
  'too-long': {
    dk: 'Højst 14 bogstaver.',
    en: 'At most 14 letters.',
    no: 'Høyst 14 bokstaver.',
    se: 'Högst 14 bokstäver.',
  },
  letters: {
    dk: 'Kun bogstaver, tal, mellemrum og *.',
    en: 'Only letters, digits, space and *.',
    no: 'Bare bokstaver, tall, mellomrom og *.',
    se: 'Bara bokstäver, siffror, mellanslag och *.',
  },
  refused: {
    dk: 'Et navn kan desværre ikke indeholde »{{letters}}«, kun nordiske bogstaver, tal, mellemrum og *.',
    en: 'A name cannot have “{{letters}}” in it, sorry: only Nordic letters, digits, spaces and *.',
    no: 'Et navn kan dessverre ikke inneholde «{{letters}}», bare nordiske bokstaver, tall, mellomrom og *.',
    se: 'Ett namn kan tyvärr inte innehålla ”{{letters}}”, bara nordiska bokstäver, siffror, mellanslag och *.',
  },
  full: {
    dk: 'Længere bliver et navn ikke: {{max}} bogstaver.',
    en: 'That is as long as a name gets: {{max}} letters.',
    no: 'Lengre blir ikke et navn: {{max}} bokstaver.',
    se: 'Längre än så blir inte ett namn: {{max}} bokstäver.',
  },
} satisfies TextTree
