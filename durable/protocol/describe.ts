import type { ClientMessage, ServerMessage, WireDog } from './messages.ts'

/** One line of plain text for a message of either side, for logs of a debugging session and for people who read traffic. */
export function describe(message: ClientMessage | ServerMessage): string {
  switch (message.type) {
    case 'hello':
      return `hello v${message.version}, ${message.lastSeq === null ? 'new here' : `heard up to line ${message.lastSeq}`}`
    case 'walk':
      return `walk #${message.seq} to (${message.x}, ${message.y})`
    case 'say':
      return `say${message.as === 'me' ? ' as me' : ''} ${JSON.stringify(message.text)}`
    case 'whisper':
      return `whisper to dog ${message.to} ${JSON.stringify(message.text)}`
    case 'phrase':
      return `phrase: ${message.phrase}`
    case 'emote':
      return `emote: ${message.emote}`
    case 'typing':
      return 'dog' in message ? `typing: dog ${message.dog}` : 'typing'
    case 'rest':
      return `rest: ${message.pose}`
    case 'leave':
      return 'leave'
    case 'hide':
      return message.hidden ? 'hide' : 'show'
    case 'ack':
      return `ack: has read ${message.frame} frames`
    case 'sniff':
      return `sniff dog ${message.dog} (${message.op})`
    case 'dig':
      return `dig (${message.op})`
    case 'drop':
      return `drop thing ${message.thing}.${message.ver} (${message.op})`
    case 'pickUp':
      return `pick up thing ${message.thing}.${message.ver} (${message.op})`
    case 'poop':
      return `poop ${JSON.stringify(message.text)} (${message.op})`
    case 'scoop':
      return `scoop the poop of dog ${message.poop} (${message.op})`
    case 'pawPrint':
      return `pawPrint for dog ${message.dog} ${JSON.stringify(message.text)} (${message.op})`
    case 'smell':
      return `smell the poop of dog ${message.poop}`
    case 'welcome': {
      const { room, you, now, resumed, dogs, lines } = message
      const manner = resumed ? 'back in' : 'welcome to'
      return `${manner} ${room} as dog ${you} at ${now}: ${dogs.length} dogs (${dogs.map(nameOf).join(', ')}), ${lines.length} lines`
    }
    case 'entered':
      return `entered: ${nameOf(message.dog)} at (${message.dog.walk.x}, ${message.dog.walk.y})`
    case 'left':
      return `left: dog ${message.dog}`
    case 'dropped':
      return `dropped: dog ${message.dog}`
    case 'returned':
      return `returned: dog ${message.dog}`
    case 'walked': {
      const { dog, x, y, dirs, startedAt, seq } = message
      return `walked${numberOf(seq)}: dog ${dog} from (${x}, ${y}) by ${dirs || 'no step'} since ${startedAt}`
    }
    case 'rested':
      return `rested: dog ${message.dog} ${message.pose} at (${message.x}, ${message.y}) facing ${message.facing}`
    case 'dressed': {
      const { hat, mouth, back, ass } = message.wear
      return `dressed: dog ${message.dog} in ${[hat, mouth, back, ass].filter((item) => item !== null).join(', ') || 'nothing'}`
    }
    case 'sniffed':
      return `sniffed: dog ${message.dog} dog ${message.other}`
    case 'digging':
      return `digging: dog ${message.dog} until ${message.until}`
    case 'dug':
      return `dug: dog ${message.dog} ${message.bones} bones`
    case 'laid': {
      const { id, ver, kind, x, y } = message.thing
      return `laid: ${kind} ${id}.${ver} at (${x}, ${y})`
    }
    case 'lifted':
      return `lifted: thing ${message.thing}${message.by === undefined ? '' : ` by dog ${message.by}`}`
    case 'pooped': {
      const { dog, name, x, y } = message.poop
      return `pooped: ${name}#${dog} at (${x}, ${y})`
    }
    case 'scooped':
      return `scooped: poop of dog ${message.poop}${message.by === undefined ? '' : ` by dog ${message.by}`}`
    case 'smelled':
      return `smelled: poop of ${message.name}#${message.poop} ${JSON.stringify(message.text)}${numberOf(message.line ?? undefined)}`
    case 'done':
      return `done ${message.request} (${message.op}): ${message.karma ?? 0} karma, ${message.bones ?? 0} bones`
    case 'risen':
      return `risen: dog ${message.dog} to ${message.rank}`
    case 'died':
      return `died: dog ${message.dog}`
    case 'nudge':
      return `nudge about ${message.about}`
    case 'said':
      return `said ${message.seq}: ${speaker(message)} ${JSON.stringify(message.text)}${message.phrase === undefined ? '' : ` (phrase ${message.phrase})`} at ${message.at}`
    case 'whispered':
      return `whispered ${message.seq}: ${speaker(message)} to ${message.toName}#${message.to} ${JSON.stringify(message.text)} at ${message.at}`
    case 'emoted':
      return `emoted: dog ${message.dog} ${message.emote}`
    case 'refused': {
      const { request, reason, seq, op, retryInMs } = message
      return `refused ${request}${numberOf(seq)}${op === undefined ? '' : ` (${op})`}: ${reason}${retryInMs === undefined ? '' : `, again in ${retryInMs} ms`}`
    }
    case 'calmed': {
      const { calm } = message
      if (!calm) return 'calmed: nothing is asked any more'
      return `calmed: ${calm.mode}${calm.mode === 'slow' ? ` ${calm.everySeconds} s` : ''} until ${calm.until}`
    }
    case 'sentAway':
      return `sent away ${message.until === null ? 'for now' : `until ${message.until}`}: ${JSON.stringify(message.reason)}`
    default:
      return unreachable(message)
  }
}

function nameOf(dog: WireDog): string {
  return `${dog.name}#${dog.id}${dog.away ? ' (away)' : ''}`
}

function speaker({ name, dog, as }: { name: string; dog: number; as?: 'me' }): string {
  return `${name}#${dog}${as === 'me' ? ' (me)' : ''}`
}

function numberOf(seq: number | undefined): string {
  return seq === undefined ? '' : ` #${seq}`
}

function unreachable(message: never): string {
  return JSON.stringify(message)
}
