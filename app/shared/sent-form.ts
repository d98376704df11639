/** The form of a request. @throws a response with 400 for a body that is none */
export async function sentForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw new Response('form', { status: 400 })
  }
}
