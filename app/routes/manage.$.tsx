/** Answers 404 for every address under /manage that no other route matches. */
export function loader() {
  throw new Response(null, { status: 404 })
}

export default function Nothing() {
  return null
}
