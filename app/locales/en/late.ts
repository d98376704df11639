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
}
