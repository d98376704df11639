/** The query of a table in the URL: words to find, a filter, the sort order, and the page from 1. */
export type TableAddress<Sort extends string = string> = { search: string; filter: string; sort: Sort; page: number }

const SEARCH_MAX = 80
const PAGE_MAX = 10_000

/** Reads the query; malformed parts count as absent. The first of `sorts` is the default. */
export function tableQuery<Sort extends string>(
  address: string,
  sorts: readonly [Sort, ...Sort[]],
): TableAddress<Sort> {
  const { searchParams } = new URL(address)
  const page = Number(searchParams.get('page') ?? '1')
  return {
    // It is cut by code points, else it could end with a lone surrogate, which cannot be rendered.
    search: [...(searchParams.get('q') ?? '').trim()].slice(0, SEARCH_MAX).join(''),
    filter: searchParams.get('filter') ?? '',
    sort: sorts.find((sort) => sort === searchParams.get('sort')) ?? sorts[0],
    page: Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1,
  }
}

/** The query string with some parameters changed. A new search or sort order begins at the first page. */
export function addressWith(search: string, changes: Record<string, string | number | null>): string {
  const params = new URLSearchParams(search)
  params.delete('page')
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') params.delete(name)
    else params.set(name, String(value))
  }
  return `?${params}`
}
