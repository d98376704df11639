export const whatis = {
  alder: {
    title: 'How old is a dog?',
    description:
      'Dogs in {{product}} age faster than we do: how a dog year is counted, when the next birthday is, and where the cake comes from.',
    lead: 'A human year is {{yearsPerYear}} dog years. So a dog in the park has its birthday every {{yearDays}} days.',
    cakeTitle: 'A piece of cake',
    cake: 'On its birthday a dog has a small piece of cake next to its age, all day long. Say congratulations: it comes round often, but only once for each year.',
    sample: 'Rolex, {{years}} years',
    cakeWord: 'Birthday today',
    grows:
      'With every year the backpack gets room for one thing more, until it is full grown. A rebirth starts the age again.',
    bag: 'About the backpack',
    tableTitle: 'Years of a dog',
    dogYears: 'Dog years',
    after: 'After',
    slots: 'Backpack',
    room: '{{slots}} slots',
    newborn: 'Newborn',
    calculatorTitle: 'Count for yourself',
    born: 'Your dog’s first day in the park',
    pick: 'Choose a day, and I will count on my paws.',
    years_one: '{{count}} dog year',
    years_other: '{{count}} dog years',
    today: 'Birthday today! Have some cake.',
    next: 'Next birthday: {{date}}. Still {{days}}.',
    notYet: 'That day has not come yet. Somebody is looking forward to it.',
  },
  rang: {
    title: 'Ranks',
    description:
      'All the ranks of {{product}} from puppy to the hidden one, how many right answers each takes, and the people behind the badges.',
    lead: 'You climb by answering questions on Visdomsberget. The ladder is long, and the view gets better.',
    answers: '{{points}} right answers',
    born: 'From birth',
    hidden: 'Hidden',
    hiddenName: 'Hidden rank',
    rank: {
      valp: { name: 'Puppy', text: 'Everything smells new. You can walk, chat, sniff and dig.' },
      slede: { name: 'Sled dog', text: 'You pull your weight, and may send friend requests.' },
      spor: { name: 'Track dog', text: 'Nose to the ground. You find what others walk past.' },
      vann: { name: 'Water dog', text: 'Everybody swims, but you look as if you meant to.' },
      rom: { name: 'Space dog', text: 'Gravity is a suggestion. The night sky knows your name.' },
      gjogler: { name: 'Joker dog', text: 'You have heard every joke on the bench, and told half of them.' },
      ninja: { name: 'Ninja dog', text: 'Nobody saw you come. Nobody heard you bark.' },
      morph: { name: '???', text: 'Ask a ninja. They will not tell you.' },
    },
    staffTitle: 'Those with a badge',
    staffLead: 'The people who make the park stand beside the ranks. You cannot climb to them, but you can ask.',
    staff: {
      administrator: { name: 'Administrators', text: 'Own and run the park, and have the final say.' },
      moderator: { name: 'Moderators', text: 'Volunteers who keep the peace. They may put a dog outside the gate.' },
      developer: { name: 'Developer', text: 'Builds the park from the ground up.' },
      clientDeveloper: { name: 'Client developer', text: 'Works on what you see on the screen.' },
      designer: { name: 'Designer', text: 'Draws hats, houses and most of the ducks.' },
      committee: {
        name: 'Party committee',
        text: 'Dogs who plan the parties for a while, and then pass the streamers on.',
      },
    },
    team: 'Meet the team',
    committee: 'About the party committee',
    help: 'How ranks work',
  },
  kobbel: {
    title: 'The packs of the park',
    description:
      'The gang, the tribe, the clan, the sect, the lodge and the company: who the packs of {{product}} are, where they live and how a dog gets one.',
    lead: 'Every dog in the park belongs to a pack. On Pack Lane there are {{packs}} gables, and behind one of the doors somebody has kept a place for you.',
    pack: {
      banden: {
        name: 'The Gang',
        house: 'A workshop full of half-finished carts',
        text: 'First out of the door and last home. The Gang fixes everything with string, shares its last bone, and always has room for one more on the trailer.',
      },
      stammen: {
        name: 'The Tribe',
        house: 'A longhouse with a fire that never goes out',
        text: 'Here one sits close and tells stories. The Tribe knows the name of every tree in the forest and remembers your birthdays, all of them.',
      },
      klanen: {
        name: 'The Clan',
        house: 'A hall with shields from floor to ceiling',
        text: 'Proud, loud and loyal. The Clan sings on its way home, never forgets a friend, and argues happily about whose great-grandmother dug the deepest.',
      },
      sekten: {
        name: 'The Sect',
        house: 'A cellar full of candles',
        text: 'They hum. Nobody outside quite knows why. The Sect greets each sunrise, whispers in chorus, and bakes surprisingly good buns.',
      },
      losjen: {
        name: 'The Lodge',
        house: 'An alpine lodge with a view of the moon',
        text: 'Slow, kind and a little mysterious. The Lodge has secret handshakes for all four paws, and woollen blankets for anyone who is cold.',
      },
      selskapet: {
        name: 'The Company',
        house: 'An office with a view of the whole park',
        text: 'Always in a meeting, mostly about lunch. The Company has a plan, a plan for the plan, and the best biscuit tin on the lane.',
      },
    },
    drawnTitle: 'Who draws?',
    drawn:
      'Chance does, in the very moment a puppy is born. Each of the {{packs}} packs is equally likely, so all of them grow at the same pace, and none is finer than another. You cannot apply, swap or be thrown out. Only a rebirth draws again.',
    house:
      'Each house has a hearth, a board and a chat that only its own dogs hear. The door knows its pack, and tells others so, politely.',
    help: 'More in the help',
  },
}
