import type { KicksDesk } from '#app/manage/reports/kicks-desk.ts'
import { forStaff } from '#worker/desk/method.ts'
import type { DeskContext } from '#worker/desk/method.ts'
import { kick } from './kicking.ts'

/** Kicks from the page of reports. */
export function kicksDesk(context: DeskContext): KicksDesk {
  return {
    kickForReport: forStaff(context, 'kick', (staff, request) => kick(context, staff, request)),
  }
}
