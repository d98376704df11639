/**
 * A line for the head of every page: the event comes before our scripts do, and only once for a document. It stops
 * Chromium from asking by itself. React writes it as text, so it has no letter that HTML would escape (`'`, `"`, `<`,
 * `>`, `&`).
 */
export const INSTALL_LINE =
  'addEventListener(`beforeinstallprompt`,function(e){e.preventDefault();window.voffparkInstall=e})'
