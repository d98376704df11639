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
