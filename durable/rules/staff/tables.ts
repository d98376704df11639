/** The number of rows on one page of a staff table. */
export const PAGE_ROWS = 25

/** A query for a table: words to find, and the number of the page, from 1. */
export type Search = { search: string; page: number }

/** A query for a table whose rows can also be filtered and sorted. */
type TableQuery<Filter extends string, Sort extends string> = Search & { filter: Filter; sort: Sort }

/** One page of rows, and the number of rows on all pages. */
export type TablePage<Row> = { rows: Row[]; total: number }

export const REPORT_FILTERS = ['open', 'mine', 'closed', 'all'] as const
export const REPORT_SORTS = ['oldest', 'newest', 'name'] as const
export type ReportsQuery = TableQuery<(typeof REPORT_FILTERS)[number], (typeof REPORT_SORTS)[number]>

/** active: bans that hold now. over: bans that have ended. kicks: kicks without a ban. long: closed, or for good. */
export const BAN_FILTERS = ['active', 'over', 'kicks', 'long', 'all'] as const
export const BAN_SORTS = ['newest', 'ends', 'name'] as const
export type BansQuery = TableQuery<(typeof BAN_FILTERS)[number], (typeof BAN_SORTS)[number]>

export const USER_FILTERS = ['all', 'staff', 'banned', 'supporters'] as const
export const USER_SORTS = ['newest', 'name', 'seen'] as const
export type UsersQuery = TableQuery<(typeof USER_FILTERS)[number], (typeof USER_SORTS)[number]>
