/** What the park fetches after its first picture. */
export const late = {
  firstWalk: {
    label: 'First walk',
    done_one: '{{count}} of {{of}} done',
    done_other: '{{count}} of {{of}} done',
    skip: 'Skip',
    close: 'Close',
    walk: {
      title: 'Go for a walk',
      mouse: 'Click on the ground, and your dog goes there. The arrow keys walk too.',
      touch: 'Tap the ground, and your dog goes there. Hold your finger down to steer.',
    },
    say: {
      title: 'Say hello',
      mouse: 'Press Enter, write something, and press Enter again.',
      touch: 'Tap the field at the bottom, write something and send it.',
    },
    meet: {
      title: 'Meet a dog',
      mouse: 'Click on another dog and choose Sniff.',
      touch: 'Tap another dog and choose Sniff.',
    },
    door: {
      title: 'See another place',
      mouse: 'Open the map, choose a place, and your dog finds the way.',
      touch: 'Open the map, choose a place, and your dog finds the way.',
    },
    end: {
      title: 'Now you know your way',
      mouse: 'The rest is for the two of you to find. Have fun!',
      touch: 'The rest is for the two of you to find. Have fun!',
    },
  },
  cinema: {
    fetching: 'Fetching the film',
    closed: 'The curtain is down',
    empty: 'No film tonight',
    emptyText: 'Come back another day. The seats are soft all the same.',
    next: 'Next film: {{title}}, {{time}}',
    soon: 'Next: {{title}} in {{count}} s',
    failed: 'The film cannot be fetched right now',
    again: 'Try again',
    still: 'A film is shown here. It begins only when you want to see it.',
    play: 'Show the film',
    clap: 'Applaud',
    loud: 'Sound on',
    mute: 'Sound off',
    whole: 'Whole screen',
    youtube: 'The film comes from YouTube',
    youtubeText:
      'If you say yes, your browser fetches it from YouTube (Google), which is told that you watch it. Otherwise nothing happens.',
    yes: 'Yes, show the film',
    screen: 'The film {{title}}',
    place: '{{at}} of {{length}}',
  },
}
