import { EMOTES } from '#durable/rules/chat.ts'
import { isGame } from '#durable/rules/games/games.ts'
import { isPhrase } from '#durable/rules/phrases/phrases.ts'
import type { Phrase } from '#durable/rules/phrases/phrases.ts'
import { RANKS } from '#durable/rules/ranks.ts'
import { STAFF_BADGES } from '#durable/rules/roles.ts'
import { CALM_MODES } from '#durable/rules/staff/calm.ts'
import type { Calm } from '#durable/rules/staff/calm.ts'
import { SELF, selfActOf } from '#durable/rules/things/self.ts'
import { POSES } from './messages.ts'
import type { Pose, ServerMessage, WireDog } from './messages.ts'
import { REFUSALS } from './refusals.ts'

/**
 * A message as this client understands it. A room that was deployed after the page was loaded may use values that the
 * page's code does not list, whatever the types here say. A value that has a plain substitute is replaced by it; a
 * message that means nothing without its value is passed over (null). Messages of unknown types and unknown fields need
 * nothing: nobody reads them.
 */
export function understood(message: ServerMessage): ServerMessage | null {
  switch (message.type) {
    case 'emoted':
      return isListed(EMOTES, message.emote) ? message : null
    case 'used':
      return message.thing !== SELF || selfActOf(message.a) ? message : null
    case 'risen':
      return RANKS.some(({ key }) => key === message.rank) ? message : null
    case 'scored':
      return isGame(message.game) ? message : null
    case 'playing':
      return message.game === null || isGame(message.game) ? message : { ...message, game: null }
    case 'watched':
      return !message.course || isGame(message.course.game) ? message : null
    case 'said':
      return knownLine(message)
    case 'refused':
      return isListed(REFUSALS, message.reason) ? message : { ...message, reason: 'page-outdated' }
    case 'gateShut':
      return isListed(REFUSALS, message.problem.reason) ? message : null
    case 'rested':
      return { ...message, pose: knownPose(message.pose) }
    case 'entered':
      return { ...message, dog: knownDog(message.dog) }
    case 'calmed':
      return { ...message, calm: knownCalm(message.calm) }
    case 'welcome': {
      const { calm: asked, playing: all, ...rest } = message
      const playing = all?.filter(({ game }) => isGame(game))
      const lines = message.lines.map((line) => ('to' in line ? line : knownLine(line)))
      const calm = knownCalm(asked ?? null)
      return { ...rest, dogs: message.dogs.map(knownDog), lines, ...(playing && { playing }), ...(calm && { calm }) }
    }
    default:
      return message
  }
}

/** A line whose phrase is unknown is shown by its text, which is English. */
function knownLine<Line extends { phrase?: Phrase }>(line: Line): Line {
  return line.phrase === undefined || isPhrase(line.phrase) ? line : { ...line, phrase: undefined }
}

/**
 * Removes an unknown badge and replaces an unknown pose by standing. Unknown items need nothing: they are not drawn.
 */
function knownDog(dog: WireDog): WireDog {
  const hasKnownBadge = dog.badge === null || isListed(STAFF_BADGES, dog.badge)
  if (hasKnownBadge && isListed(POSES, dog.pose)) return dog
  return { ...dog, badge: hasKnownBadge ? dog.badge : null, pose: knownPose(dog.pose) }
}

function knownPose(pose: Pose): Pose {
  return isListed(POSES, pose) ? pose : 'stand'
}

/** A mode that the page cannot explain is not shown; the room refuses lines by it all the same, and says why. */
function knownCalm(calm: Calm | null): Calm | null {
  return calm && isListed(CALM_MODES, calm.mode) ? calm : null
}

function isListed<Value>(list: readonly Value[], value: Value): boolean {
  return list.includes(value)
}
