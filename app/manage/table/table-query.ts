/** What the address says of a table: words to find, a filter, the order, and the page from 1. */
export type TableAddress<Sort extends string = string> = { search: string; filter: string; sort: Sort; page: number }

const SEARCH_MAX = 80
const PAGE_MAX = 10_000

/** Reads it; whatever makes no sense is as if it were not there. The first of `sorts` is the order that goes without saying. */
export function tableQuery<Sort extends string>(
  address: string,
  sorts: readonly [Sort, ...Sort[]],
): TableAddress<Sort> {
  const { searchParams } = new URL(address)
  const page = Number(searchParams.get('page') ?? '1')
  return {
    // By letters, or it could end with half of one, which no page can write.
    search: [...(searchParams.get('q') ?? '').trim()].slice(0, SEARCH_MAX).join(''),
    filter: searchParams.get('filter') ?? '',
    sort: sorts.find((sort) => sort === searchParams.get('sort')) ?? sorts[0],
    page: Number.isInteger(page) && page >= 1 && page <= PAGE_MAX ? page : 1,
  }
}

/** The query of an address with some of it changed; a new search or order begins at the first page. */
export function addressWith(search: string, changes: Record<string, string | number | null>): string {
  const params = new URLSearchParams(search)
  params.delete('page')
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') params.delete(name)
    else params.set(name, String(value))
  }
  return `?${params}`
}
