import { LANGUAGES } from '#durable/rules/languages.ts'
import { PACKS } from '#durable/rules/packs.ts'
import { doesNotMatter } from '#durable/rules/places/access.ts'
import type { Access } from '#durable/rules/places/access.ts'
import { isSoundRoomName } from '#durable/rules/places/room-name.ts'
import { RANKS } from '#durable/rules/ranks.ts'
import type { RoomDoc } from '../room-doc.ts'
import { fieldsOf, listOf } from './json-values.ts'
import type { MapPlace, MapReport } from './remarks.ts'
import type { TmjProperty } from './tmj.ts'

export function text(name: string, value: string | undefined): TmjProperty[] {
  return value === undefined ? [] : [{ name, type: 'string', value }]
}

export function whole(name: string, value: number | undefined): TmjProperty[] {
  return value === undefined ? [] : [{ name, type: 'int', value }]
}

export function flag(name: string, value: true | undefined): TmjProperty[] {
  return value === undefined ? [] : [{ name, type: 'bool', value }]
}

/** The access conditions as properties of a door or of the map. */
export function accessProperties({
  pack,
  item,
  owns,
  karma,
  level,
  committee,
  moderator,
  admin,
}: Access = {}): TmjProperty[] {
  return [
    ...text('access-pack', pack),
    ...text('access-item', item),
    ...text('access-owns', owns),
    ...whole('access-karma', karma),
    ...text('access-level', level),
    ...flag('access-committee', committee),
    ...flag('access-moderator', moderator),
    ...flag('access-admin', admin),
  ]
}

/** The conditions that a map may write though they ask for nothing. */
const MAY_NOT_MATTER = ['access-pack', 'access-item', 'access-owns', 'access-karma', 'access-level']

/** The properties of an imported object. They are taken one by one; those left at `end` are reported as unknown. */
export class Properties {
  readonly #values = new Map<string, unknown>()
  readonly #report: MapReport
  readonly #at: MapPlace

  constructor(properties: unknown, report: MapReport, at: MapPlace) {
    this.#report = report
    this.#at = at
    for (const property of listOf(properties)) {
      const { name, value } = fieldsOf(property)
      if (typeof name === 'string') this.#values.set(name, value)
      else report.add('unknown-property', at, name)
    }
  }

  /** Takes a property. Returns undefined if it is absent or, with an error in the report, has a wrong value. */
  take<Value>(name: string, isValue: (value: unknown) => value is Value): Value | undefined {
    const value = this.#values.get(name)
    if (!this.#values.delete(name)) return undefined
    if (isValue(value)) return value
    this.#report.add('wrong-property', this.#at, name)
    return undefined
  }

  /** Takes a text that must be there. Returns '' with an error in the report if it is not. */
  need(name: string): string {
    if (!this.#values.has(name)) this.#report.add('property-missing', this.#at, name)
    return this.take(name, isText) ?? ''
  }

  /** Takes a checkbox; false if it is absent. */
  isTicked(name: string): boolean {
    return this.take(name, isFlag) === true
  }

  /** Where the room is on the map of the park; undefined unless both numbers are there. */
  spot(): { x: number; y: number } | undefined {
    const x = this.take('map-x', isCount)
    const y = this.take('map-y', isCount)
    return x === undefined || y === undefined ? undefined : { x, y }
  }

  /** What is asked of dogs. [G4] A value that means "does not matter" is left out. */
  access(): Access | undefined {
    for (const name of MAY_NOT_MATTER) if (doesNotMatter(this.#values.get(name))) this.#values.delete(name)
    const pack = this.take('access-pack', isOneOf(PACKS))
    const item = this.take('access-item', isText)
    const owns = this.take('access-owns', isText)
    const karma = this.take('access-karma', isCount)
    const level = this.take('access-level', isOneOf(RANKS.map(({ key }) => key)))
    const access: Access = {
      ...(pack !== undefined && { pack }),
      ...(item !== undefined && { item }),
      ...(owns !== undefined && { owns }),
      ...(karma !== undefined && { karma }),
      ...(level !== undefined && { level }),
      ...(this.isTicked('access-committee') && { committee: true }),
      ...(this.isTicked('access-moderator') && { moderator: true }),
      ...(this.isTicked('access-admin') && { admin: true }),
    }
    return Object.keys(access).length > 0 ? access : undefined
  }

  names(): RoomDoc['name'] {
    const [dk = '', en = '', no = '', se = ''] = LANGUAGES.map((language) => this.#name(`name-${language}`))
    return { dk, en, no, se }
  }

  #name(property: string): string {
    const name = this.need(property)
    if (name !== '' && !isSoundRoomName(name)) this.#report.add('name-unsound', this.#at, property)
    return name.normalize('NFC')
  }

  end(): void {
    for (const name of this.#values.keys()) this.#report.add('unknown-property', this.#at, name)
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

function isFlag(value: unknown): value is boolean {
  return typeof value === 'boolean'
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
}

function isOneOf<Value extends string>(values: readonly Value[]): (value: unknown) => value is Value {
  return (value): value is Value => values.some((known) => known === value)
}
