import { expect, it } from 'vitest'
import { describe as inWords } from '#durable/protocol/describe.ts'
import type { ClientMessage, ServerMessage, WireDog } from '#durable/protocol/messages.ts'
import { words } from '#test/support/words.ts'

const bella: WireDog = {
  id: 1,
  slot: 0,
  name: 'Bella',
  color: '#c08040',
  shadowColor: '#865a2d',
  wear: { hat: null, mouth: null, back: null, ass: null },
  badge: null,
  pose: 'stand',
  facing: 4,
  walk: { x: 3, y: 4, dirs: '', startedAt: 0 },
  away: true,
}
const line = { seq: 9, dog: 1, name: 'Bella', color: '#c08040', text: words('hej\n"du"'), at: 5 }

const DESCRIBED: [ClientMessage | ServerMessage, string][] = [
  [{ type: 'hello', version: 1, lastSeq: null }, 'hello v1, new here'],
  [{ type: 'hello', version: 1, lastSeq: 7 }, 'hello v1, heard up to line 7'],
  [{ type: 'walk', seq: 2, x: 3, y: 4 }, 'walk #2 to (3, 4)'],
  [{ type: 'say', text: 'hej\u0007' }, 'say "hej\\u0007"'],
  [{ type: 'phrase', phrase: 'thanks' }, 'phrase: thanks'],
  [
    { type: 'said', ...line, text: words('Thanks!'), phrase: 'thanks' },
    'said 9: Bella#1 "Thanks!" (phrase thanks) at 5',
  ],
  [{ type: 'calmed', calm: null }, 'calmed: nothing is asked any more'],
  [{ type: 'calmed', calm: { mode: 'slow', everySeconds: 5, until: 7 } }, 'calmed: slow 5 s until 7'],
  [{ type: 'calmed', calm: { mode: 'pause', everySeconds: 0, until: 7 } }, 'calmed: pause until 7'],
  [{ type: 'rest', pose: 'sit' }, 'rest: sit'],
  [{ type: 'leave' }, 'leave'],
  [{ type: 'pawPrint', op: 'o1', dog: 2, text: 'hej\u0007' }, 'pawPrint for dog 2 "hej\\u0007" (o1)'],
  [{ type: 'sentAway', reason: 'Ro på', until: null }, 'sent away for now: "Ro på"'],
  [{ type: 'sentAway', reason: 'Ro på', until: 7 }, 'sent away until 7: "Ro på"'],
  [{ type: 'ack', frame: 12 }, 'ack: has read 12 frames'],
  [
    {
      type: 'welcome',
      version: 1,
      room: 'plaza',
      pack: 'abc',
      you: 1,
      now: 5,
      lastSeq: 0,
      resumed: false,
      doors: [],
      dogs: [bella],
      lines: [line],
    },
    'welcome to plaza as dog 1 at 5: 1 dogs (Bella#1 (away)), 1 lines',
  ],
  [
    {
      type: 'welcome',
      version: 1,
      room: 'plaza',
      pack: 'abc',
      you: 1,
      now: 5,
      lastSeq: 0,
      resumed: true,
      doors: [],
      dogs: [],
      lines: [],
    },
    'back in plaza as dog 1 at 5: 0 dogs (), 0 lines',
  ],
  [{ type: 'entered', dog: { ...bella, away: false } }, 'entered: Bella#1 at (3, 4)'],
  [{ type: 'left', dog: 1 }, 'left: dog 1'],
  [{ type: 'dropped', dog: 1 }, 'dropped: dog 1'],
  [{ type: 'returned', dog: 1 }, 'returned: dog 1'],
  [
    { type: 'walked', dog: 1, seq: 2, x: 3, y: 4, dirs: '22', startedAt: 5 },
    'walked #2: dog 1 from (3, 4) by 22 since 5',
  ],
  [{ type: 'walked', dog: 1, x: 3, y: 4, dirs: '', startedAt: 5 }, 'walked: dog 1 from (3, 4) by no step since 5'],
  [{ type: 'rested', dog: 1, pose: 'curl', x: 3, y: 4, facing: 2 }, 'rested: dog 1 curl at (3, 4) facing 2'],
  [{ type: 'dressed', dog: 1, wear: bella.wear }, 'dressed: dog 1 in nothing'],
  [
    { type: 'dressed', dog: 1, wear: { hat: 'beret', mouth: null, back: 'cape', ass: null } },
    'dressed: dog 1 in beret, cape',
  ],
  [{ type: 'died', dog: 1 }, 'died: dog 1'],
  [{ type: 'risen', dog: 1, rank: 'slede' }, 'risen: dog 1 to slede'],
  [{ type: 'nudge', about: 'bag' }, 'nudge about bag'],
  [{ type: 'said', ...line }, 'said 9: Bella#1 "hej\\n\\"du\\"" at 5'],
  [
    { type: 'refused', request: 'walk', seq: 3, reason: 'too-fast', retryInMs: 166 },
    'refused walk #3: too-fast, again in 166 ms',
  ],
  [{ type: 'refused', request: 'say', reason: 'empty' }, 'refused say: empty'],
]

it.each(DESCRIBED)('%j', (message, words) => {
  expect(inWords(message)).toBe(words)
})
