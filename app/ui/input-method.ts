/** The key code of a press that an input method consumes. Only this code tells in Safari that Enter chooses a word. */
const OF_INPUT_METHOD = 229

/** Whether an input method consumes the press of a key. */
export function isOfInputMethod({ isComposing, keyCode }: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === OF_INPUT_METHOD
}
