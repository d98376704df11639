/** The part of Google Identity Services that we use (developers.google.com/identity/gsi/web/reference/js-reference). */
type GoogleIdentity = {
  initialize: (options: {
    client_id: string
    nonce: string
    use_fedcm_for_button: boolean
    callback: (answer: { credential: string }) => void
  }) => void
  renderButton: (
    parent: HTMLElement,
    options: { type: 'standard'; theme: 'outline'; size: 'large'; width: number; locale: string },
  ) => void
}

declare global {
  interface Window {
    google?: { accounts: { id: GoogleIdentity } }
  }
}

const SCRIPT = 'https://accounts.google.com/gsi/client'
const BUTTON_WIDTH_PX = 300
/** A script that has not come by then does not come: the sign-in fails and can be tried again. */
const LOADED_WITHIN_MS = 10_000

type GoogleButton = { parent: HTMLElement; clientId: string; nonce: string; locale: string }

/**
 * Renders Google's own button into `parent` and resolves with the ID token of whoever signs in. Google's script is
 * loaded by the first call, so that no third-party script runs before a visitor asks for it.
 * @throws if the script cannot be loaded
 */
export async function googleIdToken({ parent, clientId, nonce, locale }: GoogleButton): Promise<string> {
  const google = await loadGoogleIdentity()
  return new Promise((resolve) => {
    google.initialize({
      client_id: clientId,
      nonce,
      // The browser shows the accounts itself, and needs no cookies of Google for it; one that cannot opens Google's window.
      use_fedcm_for_button: true,
      callback: ({ credential }) => resolve(credential),
    })
    google.renderButton(parent, { type: 'standard', theme: 'outline', size: 'large', width: BUTTON_WIDTH_PX, locale })
  })
}

function loadGoogleIdentity(): Promise<GoogleIdentity> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      if (window.google) resolve(window.google.accounts.id)
      else reject(new Error('Google Identity Services did not load'))
    }
    if (window.google) return settle()
    const script = document.createElement('script')
    setTimeout(settle, LOADED_WITHIN_MS)
    script.src = SCRIPT
    script.onload = settle
    script.onerror = settle
    document.head.appendChild(script)
  })
}
