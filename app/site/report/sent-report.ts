import type { SentReport } from './public-reports.ts'

/** Reads the form of a report. What is wrong with it, the server says. */
export function sentReport(form: FormData): SentReport {
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return {
    number: text('number'),
    drawnAt: text('drawnAt'),
    kind: text('kind'),
    ground: text('ground'),
    what: text('what'),
    words: text('words'),
    email: text('email'),
    trap: text('homepage'),
    isInGoodFaith: form.has('faith'),
  }
}
