/**
 * Runs a line of code of an administrator in their own page. It adds a script element, because the content security policy
 * forbids `eval`. Selectors cannot read the nonce, but scripts of the page can.
 */
export function evaluate(code: string) {
  const script = document.createElement('script')
  script.nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? ''
  script.textContent = code
  document.head.appendChild(script)
  script.remove()
}
