/** Whatever no other staff page knows. */
export function loader() {
  throw new Response(null, { status: 404 })
}

export default function Nothing() {
  return null
}
