import { useTranslation } from 'react-i18next'
import { REPORTED_WHAT_MAX, REPORTED_WORDS_MAX, REPORTED_WORDS_MIN } from '#durable/rules/staff/public-reports.ts'
import { useContact } from '../contact.ts'
import type { ReportProblem } from './public-reports.ts'

/** The texts of what is wrong with a form: '' for all problems but the one that it has. */
export function useErrors(problem: ReportProblem | null) {
  const { t } = useTranslation('report')
  const { address } = useContact()
  const values = { whatMax: REPORTED_WHAT_MAX, min: REPORTED_WORDS_MIN, max: REPORTED_WORDS_MAX, address }
  return (of: ReportProblem) => (problem === of ? t(`problem.${of}`, values) : '')
}
