/** What is printed when the park is open. */
export function welcome(address: string): string {
  return `
  Voffpark is open: ${address}

  Local sign-in takes any e-mail. Seeded accounts:
    player@voffpark.test      two dogs
    supporter@voffpark.test   Gold supporter
    mod@voffpark.test         moderator
    admin@voffpark.test       administrator

  Ctrl-C closes the park.
`
}

/** What is printed below when a demo park is open as well. */
export function demoWelcome(address: string): string {
  return `  The demo park is open: ${address}
  The way in is the button of the signed-in supporter and of the administrator on the start page of the park.
`
}
