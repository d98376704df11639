/** Texts of the page of privacy. Each key of `kept` is a row of KEPT, each of `stored` one of STORED (app/site/privacy). */
export const privacy = {
  title: 'Your data',
  description: 'What {{product}} keeps about you, why, for how long, who gets it, and what you can ask of us.',
  lead: 'What we keep about you, why and for how long. We have written it to be read.',
  since: 'In force since',
  terms: 'The terms of use',
  contents: 'On this page',
  who: {
    title: 'Who we are and where to write',
    text: '{{name}} runs {{product}} and answers for your data.',
    address: 'Address',
    users: 'For you who play, and for anybody else: write here, and a person answers',
    official: 'For authorities, and for questions about your data',
    languages: 'We answer in',
    language: { dk: 'Danish', en: 'English', no: 'Norwegian', se: 'Swedish' },
  },
  kept: {
    title: 'What we keep, and for how long',
    lead: 'These times are the ones the park itself deletes by, each night.',
    what: 'What',
    why: 'Why',
    until: 'How long',
    account: {
      what: 'Your user: an id from Google, username and earlier ones, language, settings, friends, whom you do not hear, reactions, that and when you agreed to the terms',
      why: 'So that you can sign in and find the park as you left it',
      until: 'As long as you have a user, and {{days}} days more after you ask for deletion',
    },
    dogs: {
      what: 'Your dogs: name, coat, pack, rank and age; whether you are on the team',
      why: 'So that there is somebody to walk',
      until: 'As long as you have a user',
    },
    books: {
      what: 'The accounts of the park: bones, karma, things and trades of each dog',
      why: 'So that nothing is made or lost by cheating, also for others',
      until: 'Without end, but without a name once your user is deleted',
    },
    signIns: {
      what: 'Your sign-ins: when, and a scrambled number of your browser',
      why: 'So that you stay signed in, and nobody else does',
      until:
        'A sign-in ends after {{life}} days, or {{idle}} days without use; we keep it {{days}} days after its end, or after the end of a ban',
    },
    presence: {
      what: 'Where your dogs are, and your open connections',
      why: 'So that others can find you',
      until: 'While you are in the park, and some minutes more',
    },
    chat: {
      what: 'What you say in the park, whispers too',
      why: 'So that others can read it, and staff can look into reports',
      until: '{{days}} days at most; of a busy room only the newest lines',
    },
    prints: {
      what: 'Paw prints to dogs that sleep',
      why: 'So that they find them on waking',
      until: 'Until they are read, {{days}} days at most',
    },
    rounds: {
      what: 'Your rounds of the games, and your scores',
      why: 'For the high scores, and to see that nobody cheats',
      until:
        'How you played {{logs}} days, the round {{days}} days; boards of a day or week {{boards}} days after it, those of a year and of all time as long as you have a user',
    },
    push: {
      what: 'The address of your browser for messages, locked with a key; what you were told',
      why: 'To tell you what you have asked for',
      until: 'Until you switch it off or sign out; what you were told {{days}} days',
    },
    reports: {
      what: 'Reports: your words, and what the room heard just then',
      why: 'So that staff can decide, and can show why',
      until: '{{days}} days; after that only that there was a report',
    },
    siteReports: {
      what: 'Reports from the site without an account: your words, and an e-mail address if you gave one',
      why: 'So that staff can decide and answer',
      until: '{{days}} days; the e-mail address only until you have been answered',
    },
    excluded: {
      what: 'A scrambled number of a sign-in that was excluded for good',
      why: 'So that it cannot come anew after a deletion',
      until: '{{days}} days after the deletion, or until the exclusion is lifted',
    },
    held: {
      what: 'Evidence of a grave report, such as a threat to a life',
      why: 'So that the police can get it',
      until: 'As long as staff have said, with a reason: {{days}} days at most at a time, also after deletion',
    },
    bans: {
      what: 'Kicks and bans, with the reason and the line that it was about, and your appeals',
      why: 'So that the next step is a fair one',
      until:
        'As long as you have a user; the reason and your words go with it. The line goes after {{facts}} days. A ban lasts {{days}} days at most, a closed account {{closed}} days; an exclusion for good has no end',
    },
    staffLog: {
      what: 'What staff have done about you, and their notes',
      why: 'So that it can be checked what staff do',
      until: 'The log {{days}} days, also after deletion; notes as long as you have a user',
    },
    copies: {
      what: 'Copies of the database for emergencies',
      why: 'So that a fault does not take your dog',
      until: '30 days',
    },
    logs: {
      what: 'Technical logs with numbers of users, and your network address while you ask for something',
      why: 'To find faults, and to stop attacks',
      until: 'Logs 7 days; the network address is not stored',
    },
    basis: {
      contract: 'needed for our agreement with you',
      interest: 'a legitimate interest',
      duty: 'required by law, and a legitimate interest',
      consent: 'you have said yes',
    },
  },
  others: {
    title: 'Who gets it',
    text: [
      'Others in the park see your dogs, your username on their profile, and what you say. Do not tell them more than you want strangers to know.',
      'Cloudflare runs the computers of the park for us. The database and the rooms are kept in the EU. Cloudflare is an American company, and parts of its network are outside the EU; there the EU’s standard clauses and the EU–US data agreement protect you.',
      'Google tells us who you are when you sign in. From Google we keep one id number, and neither your name nor your e-mail address. Google loads nothing before you press its button.',
      'Messages that you have asked for go through the service of your browser (Apple, Google, Mozilla or Microsoft), sealed so that it cannot read them.',
      'YouTube shows a film only if you have allowed it. Support in money is handled by the platform where you give it; we only keep which supporter you are.',
      'The police get what the law obliges us to give, or what is needed where a life is in danger. We sell nothing about you, and there are no ads.',
    ].join('\n'),
  },
  automatic: {
    title: 'What happens by itself',
    text: [
      'A filter reads each line before it is heard, and can send it back or put stars over words. A ban is doubled if another user signs in from the same browser meanwhile. Whoever sends far too much at once rests for a while.',
      'Everything else is decided by people. You can ask to have each ban looked at again, and somebody else answers.',
    ].join('\n'),
  },
  rights: {
    title: 'What you can ask of us',
    text: [
      'You can see and take along what we keep: Your data and your account has a button that fetches a copy. There you can also have it all deleted.',
      'You can also have mistakes put right, ask us to use less of it, and say no to what we do by a legitimate interest. Where you have said yes you can say no again at any time. Write to {{email}}: you get an answer within a month, and it costs nothing.',
      'The park is for those who are 16 or older. We do not ask for a birth date. If we learn that somebody is younger, we close the gate, ask kindly, and delete the user if it is so.',
      'You can always complain to the authority where we are, or where you live.',
    ].join('\n'),
    authority: 'Our authority',
    yours: 'Also: Datatilsynet in Denmark and in Norway, Integritetsskyddsmyndigheten in Sweden.',
  },
  stored: {
    title: 'Cookies and what your browser keeps',
    lead: 'All of it is needed for what you have asked for; nothing follows you elsewhere.',
    names: 'Name',
    signIn: {
      what: 'Your sign-in, or one that you are in the middle of',
      until: 'Until you sign out; the staff pages 8 hours',
    },
    language: {
      what: 'The language that you have chosen (a cookie)',
      until: 'A year; for one visit, until the browser is closed',
    },
    device: {
      what: 'A random number that tells browsers apart, so that a ban cannot be got round',
      until: 'Until you clear it',
    },
    consent: { what: 'Whether YouTube may be shown (a cookie)', until: 'Half a year' },
    settings: { what: 'Your settings, and what you have closed', until: 'Until you clear it' },
    unfinished: {
      what: 'What you were in the middle of: a draft, a round, open windows',
      until: 'Until it is done, most of it until the tab is closed',
    },
  },
}
