import type { Language } from '#durable/rules/languages.ts'

/** What a number counts; the label of its field says it. */
export type FieldUnit =
  | 'bones'
  | 'pieces'
  | 'weight'
  | 'dogs'
  | 'seconds'
  | 'minutes'
  | 'tiles'
  | 'moves'
  | 'kinds'
  | 'percent'
  | 'points'
  | 'pixels'

/**
 * A field of a row as plain data. One description gives the type of the value (`RowOf`), the check on both sides
 * (`faultsIn`) and the form. An optional field that is empty is absent from its row: rows hold no null.
 */
export type SheetField =
  /** A key in addresses (rules/ids.ts). */
  | { kind: 'id' }
  /** A text in each of the four languages; `min` and `max` in code points. With `min: 0` each may be empty. */
  | { kind: 'texts'; min: number; max: number }
  /** A text in one language, or a name; `min` and `max` in code points. */
  | { kind: 'text'; min: number; max: number; optional?: true }
  /** A number from `min` to `max`; whole steps of `step` from `min` on. */
  | { kind: 'number'; min: number; max: number; step: number; unit: FieldUnit; optional?: true }
  | { kind: 'switch' }
  /** "#rrggbb" in small letters. */
  | { kind: 'colour'; optional?: true }
  | { kind: 'choice'; of: readonly string[] }
  /** Lines of letters, all of one length, of these letters alone. */
  | { kind: 'board'; letters: string; width: number; height: number }
  /** A day of Oslo, "2026-12-01". */
  | { kind: 'day'; optional?: true }
  /** What a page writes for itself; nobody types it or reads it. */
  | { kind: 'mark'; optional?: true }
  /** The name of a picture that was uploaded (rules/pictures/picture-name.ts). */
  | { kind: 'picture' }
  /** The names of prefabs, each once and `most` at most; none is enough. Whether there are such is not said here. */
  | { kind: 'prefabs'; most: number }

/** The fields of a row by their names. Every row also has its `id`, which is the field of that kind. */
export type SheetFields = Readonly<{ id: { kind: 'id' } } & Record<string, SheetField>>

type ValueOf<F extends SheetField> = F extends { kind: 'texts' }
  ? Readonly<Record<Language, string>>
  : F extends { kind: 'number' }
    ? number
    : F extends { kind: 'switch' }
      ? boolean
      : F extends { kind: 'choice'; of: readonly (infer Word)[] }
        ? Word
        : F extends { kind: 'board' | 'prefabs' }
          ? readonly string[]
          : string

type OptionalIn<F extends SheetFields> = {
  [Name in keyof F]: F[Name] extends { optional: true } ? Name : never
}[keyof F]

/** The type of a row with these fields. */
export type RowOf<F extends SheetFields> = {
  readonly [Name in Exclude<keyof F, OptionalIn<F>>]: ValueOf<F[Name]>
} & { readonly [Name in OptionalIn<F>]?: ValueOf<F[Name]> }
