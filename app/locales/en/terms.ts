export const terms = {
  title: 'Terms of use',
  description:
    'The terms for using {{product}}, in ten short sections: what you may do, what we promise, and who decides.',
  lead: 'Ten short sections on how we get along in {{product}}. We have written them to be read.',
  updated: 'In force since',
  privacy: 'About your data',
  contents: 'On this page',
  general: {
    title: 'General',
    text: [
      '{{product}} is a free park without ads, where you walk, play and chat as a dog. You say yes to these terms when you make your user, and only then can you go in. {{operator}} runs the park: who that is, and where to write, stands on the page about your data.',
      'You must be at least 16 years old. Each person may have one user, and each user may have at most three dogs. Your user is yours alone: do not lend it out, and do not use anybody else’s.',
      'You choose the names of your user and your dogs yourself. Names that insult, threaten, advertise or pretend to be staff are changed or removed.',
    ].join('\n'),
  },
  rights: {
    title: 'Rights',
    text: [
      'The drawings, texts, sounds and code of the park belong to us or to those who made them for us. You may share pictures of your own walks as you like, but not copy the park or make money from it.',
      'What you write is yours. By writing it here you let us show it to those it is meant for, and store it for as long as it takes to run the park and to handle reports.',
      'What we know about you is yours to see. Fetch a copy of it under Your data and your account, and write to {{address}} if something is wrong; you get an answer within a month. We sell nothing about you to anybody.',
    ].join('\n'),
  },
  operation: {
    title: 'Operation and development',
    text: [
      'Administrators own and run the park, and they have the final say. Moderators are volunteers and answer to the administrators.',
      'We do our best to keep the gate open, but we promise nothing: the park can be closed for a while, and places, rules, prices and things can change or go. If something is lost through a fault of ours, we put it back where we can.',
      'Whoever breaks these terms may be warned or shut out: one of the staff can do it for {{hours}} hours at most at a time. In a grave case one of the staff closes the account until another one has decided, {{closedDays}} days at most. The two can also exclude somebody for good; then that sign-in cannot come anew, not even after a deletion. You are always told why and for how long. Where your dogs are you can ask for another look, once for each time: somebody else than who decided reads it and answers. You can also write to {{address}}, complain to the authorities or go to court. Going in with another user from the same browser in the meantime doubles the time by itself, up to {{banDays}} days in all; that too can be appealed.',
    ].join('\n'),
  },
  deletion: {
    title: 'Account deletion',
    text: [
      'You may leave at any time: ask to be deleted under Your data and your account, where you change your username. It is done after {{days}} days, and until then you may regret it. If you cannot sign in, write to {{address}} with your username and the names of your dogs. We do not keep your e-mail address, so we ask for something that only you know before we delete anything.',
      'Your sign-in, your name, the names and coats of your dogs and all your words are then removed, and nobody has what the dogs owned. It cannot be undone, so give your friends a sniff first. Of bones that have gone from dog to dog we keep numbers without names, so that the accounts of the park add up. What staff have done about you, and the names that they have taken from you or your dogs, stay in the log of the staff for two years, also after you are deleted. Evidence of a grave report can be held longer, with a reason and an end. How long each thing is kept stands on the page about your data.',
    ].join('\n'),
  },
  chat: {
    title: 'The park as a chat',
    text: [
      'The park is a public place. Everyone nearby can read what you write, so write as you would speak on a bench among strangers.',
      'Be kind. Threats, harassment, hatred, sexual approaches, advertising and spamming have no place here, and neither do names, addresses, phone numbers or pictures of other people. Keep your own to yourself as well.',
      'A filter reads every line before anybody hears it, without a person. It sends slurs, threats and ways to be reached elsewhere back to you, puts stars over coarse words, and marks some lines for the staff. It shuts nobody out: people decide on that. If it is wrong, write to {{address}}.',
      'You answer for what you write. Staff never ask for your password or for money.',
    ].join('\n'),
  },
  reports: {
    link: 'Report something without an account',
    title: 'Reports',
    text: [
      'If a dog breaks the rules, you can report it from the menu in the park. Tell us what happened. Every report is read and decided by a person, and you are told what became of it. For small quarrels it is quicker to ignore the dog and walk on. Reports of somebody too young, of approaches to the young, of threats and of self-harm come first.',
      'Reports are read by moderators and administrators, and the one you report is not told who you are. Reporting for fun or out of spite breaks the rules too.',
      'If somebody is in danger, call the emergency services first and write to us afterwards.',
    ].join('\n'),
  },
  trade: {
    title: 'Buying and selling',
    text: [
      'Bones, hats and other things are part of the game. They have no value outside it, and cannot be exchanged for money.',
      'You may trade and give things away inside the park. Buying or selling users, dogs, bones or things for real money, or for anything else outside the park, is forbidden.',
      'Cheating others out of their things is theft. Look twice before you say yes to a trade: we do not undo one that you regret.',
      'Supporting the park with money is voluntary. It is a gift to the park, and buys no power over others and no exception from these terms.',
    ].join('\n'),
  },
  designs: {
    title: 'User designs',
    text: [
      'You are welcome to send us drawings of hats, places and other things. Send only what you have made yourself.',
      'You keep the right to your design. When you send it, you let us use, adapt and show it in the park and on its pages, free of charge and with no end date, also if you leave. We name you as the one who made it, if you wish.',
      'We choose what we use, and may take it out again.',
    ].join('\n'),
  },
  cheating: {
    title: 'Cheating',
    text: [
      'Play with your own paws. Programs that play for you, changed clients, several users for one person, and tricks with faults in the park are forbidden.',
      'If you find a fault, tell us before others use it. Nobody is punished for an honest report, and we say thank you.',
      'Scores that were won by cheating are taken off the boards, and the cheater may be shut out.',
    ].join('\n'),
  },
  changes: {
    title: 'Changes to the terms',
    text: [
      'We change the terms when the park or the law makes it necessary. The date at the top tells from when they hold. Changes are put up on the notice board at least {{noticeDays}} days before, unless the law or somebody’s safety cannot wait.',
      'When changed terms hold, the park asks you once, before you go in, whether you say yes to them. If you do not want to, you can still read, fetch your data and have your user deleted.',
    ].join('\n'),
  },
}
