export type TextControl = HTMLInputElement | HTMLTextAreaElement

/** What is wrong with what staff typed into a field. */
export type FieldFault = { control: TextControl } & (
  | { kind: 'missing' | 'wrong' }
  | { kind: 'length' | 'range'; min: number; max: number }
)

/**
 * The first field of a form that does not hold what its attributes demand; null if all do. The browser would say it in
 * its own language, and could not say it of a field that is folded away.
 */
export function firstFault(form: HTMLFormElement): FieldFault | null {
  const controls = [...form.querySelectorAll<TextControl>('input:not([type=hidden]), textarea')]
  return controls.map(faultOf).find((fault) => fault !== null) ?? null
}

function faultOf(control: TextControl): FieldFault | null {
  const { value, required, validity } = control
  const isNumber = control instanceof HTMLInputElement && control.type === 'number'
  if (isNumber && (validity.rangeUnderflow || validity.rangeOverflow || validity.stepMismatch))
    return { control, kind: 'range', min: Number(control.min), max: Number(control.max) }
  if (validity.badInput) return { control, kind: 'wrong' }
  if (value.trim() === '') return required ? { control, kind: 'missing' } : null
  // The browser counts only what somebody has typed by hand.
  const min = Math.max(control.minLength, 0)
  const letters = [...value.trim()].length
  return letters < min ? { control, kind: 'length', min, max: control.maxLength } : null
}
