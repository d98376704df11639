import { afterEach, expect, it, vi } from 'vitest'
import { REPORT_WINDOW } from '#app/game/hud/report/feature.ts'
import ReportWindow from '#app/game/hud/report/report-window.tsx'
import { clearSession } from '#app/session.ts'
import { openedWindow } from '#test/app/game/opened-window.tsx'
import { aServer } from '#test/app/kennel/account/a-server.ts'
import { TEXTS } from '#test/app/site/rendered-page.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  clearSession()
})

const { report } = TEXTS.dk.late.staff

async function reported(offence: keyof typeof report.offence) {
  aServer({ Report: () => ({ data: { report: true } }), MyReports: () => ({ data: { myReports: [] } }) })
  const window = openedWindow(REPORT_WINDOW, ReportWindow, { language: 'dk' })
  window.game.state.setState({ reporting: { dog: 9, name: 'Max', line: null, room: 'plaza' } })
  await window.findByRole('option', { name: 'Max' })
  await window.user.click(window.getByRole('radio', { name: report.offence[offence] }))
  await window.user.click(window.getByRole('button', { name: report.send }))
  await window.findByText(report.sent)
  return window
}

it('[B13] shows after a report of a threat that administrators are told, and whom one can call', async () => {
  const { getByText, getByRole } = await reported('threat')
  getByText(report.urgentText, { exact: false })
  expect(getByRole('link', { name: '70 201 201' }).getAttribute('href')).toBe('tel:70201201')
  expect(getByRole('link', { name: report.allLines }).getAttribute('href')).toBe('/help#help-lines')
})

it('shows no help lines after a report of a theft', async () => {
  const { getByText, queryByRole } = await reported('thief')
  getByText(report.sentText, { exact: false })
  expect(queryByRole('link')).toBeNull()
})
