/** The outcome of a report, as the reporter reads it in the kennel and in the park. */
export const told = {
  told: 'Your report has been looked into: {{outcome}}.',
  toldOf: 'Your report of {{name}} has been looked into: {{outcome}}.',
  outcome: {
    acted: 'somebody was put outside the gate',
    warned: 'somebody was spoken to',
    nothing: 'nothing was wrong',
    untrue: 'it was not so',
  },
}

/** Short names of the rules that somebody is kicked for. */
export const rules = {
  language: 'Foul language',
  unkind: 'Unkindness',
  spam: 'Spam',
  thief: 'Theft',
  cheat: 'Cheating',
  name: 'The name',
  serious: 'Serious breach',
  other: 'Something else',
}

/** Texts of the windows of reports and kicks. */
export const staff = {
  loading: 'Just a moment',
  failed: 'It has not been sent: the park did not answer. Try again',
  rules,
  report: {
    title: 'Report',
    dog: 'Which dog?',
    choose: 'Choose a dog',
    what: 'What is wrong?',
    line: 'The line that you chose goes with it.',
    reason: 'Tell us more',
    placeholder: 'State the grounds…',
    evidence: 'The park itself keeps what was said here. Nobody is told that it was you.',
    send: 'Report',
    sent: 'Reported',
    sentText: 'The staff look into it. You can read here what became of it.',
    more: 'Report more',
    mine: 'Your reports',
    unnamed: 'A dog',
    waiting: 'being looked into',
    offence: {
      language: 'Language',
      thief: 'Theft',
      cheat: 'Cheating or hacking',
      serious: 'Serious breach of the rules',
      other: 'Other (please explain)',
    },
    ...told,
  },
  kick: {
    title: 'Kick',
    owner: 'Owner {{name}}, user {{id}}',
    record_zero: 'Nothing before',
    record_one: '{{count}} time before',
    record_other: '{{count}} times before',
    howLong: 'For how long?',
    why: 'What for?',
    reason: 'Your words to them',
    hint: 'They read the rule in their own language, and then your words.',
    send: 'Put outside the gate',
    done: '{{name}} is outside the gate.',
    above: 'You cannot kick one of the staff.',
    answers: 'Which report does it answer?',
    report: '{{what}}, from {{name}}',
    noReport: 'None',
    suggested: 'next step',
    seconds: {
      s0: 'Kick only',
      s300: '5 minutes',
      s1800: '30 minutes',
      s7200: '2 hours',
      s86400: '24 hours',
    },
  },
}
