/** Whether a key is meant for a button beside the picture, which has the focus. */
export function isKeyOfControl({ code, target }: KeyboardEvent, stage: HTMLElement | null): boolean {
  const isPress = code === 'Space' || code === 'Enter' || code === 'NumpadEnter' || code === 'Tab'
  return isPress && target instanceof HTMLButtonElement && stage?.contains(target) !== true
}
