import { redirect, redirectDocument } from '@remix-run/cloudflare'
import type { ActionFunctionArgs } from '@remix-run/cloudflare'
import { sentForm } from '#app/shared/sent-form.ts'
import { languageCookies, safeReturnPath } from '#app/site/language-choice.ts'
import { isLanguage } from '#durable/rules/languages.ts'

export function loader() {
  return redirect('/')
}

/** Stores the chosen language in a cookie and redirects to the page. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await sentForm(request)
  const language = form.get('language')
  const returnTo = safeReturnPath(form.get('returnTo'))
  if (!isLanguage(language)) return redirect(returnTo)
  const isSecure = new URL(request.url).protocol === 'https:'
  const cookies = languageCookies(language, isSecure).map((cookie): [string, string] => ['Set-Cookie', cookie])
  return redirectDocument(returnTo, { headers: cookies })
}
