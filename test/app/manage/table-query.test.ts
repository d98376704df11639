import { expect, it } from 'vitest'
import { addressWith, tableQuery } from '#app/manage/table/table-query.ts'

const asked = (search: string) => tableQuery(`https://park.test/manage/users${search}`, ['newest', 'name'])

it('shows the first page in the default order for an address without a query', () => {
  expect(asked('')).toEqual({ search: '', filter: '', sort: 'newest', page: 1 })
})

it('reads search, filter, order and page from the address', () => {
  const query = { search: 'bella', filter: 'staff', sort: 'name', page: 3 }
  expect(asked('?q=%20bella&filter=staff&sort=name&page=3')).toEqual(query)
})

it.each(['?page=0', '?page=-1', '?page=1.5', '?page=1e9', '?page=x', '?sort=; drop table user', '?page='])(
  'ignores a value that makes no sense: %s',
  (search) => {
    expect(asked(search)).toEqual({ search: '', filter: '', sort: 'newest', page: 1 })
  },
)

it('cuts a long search between two letters, not within one', () => {
  expect(asked(`?q=${encodeURIComponent(`x${'🐶'.repeat(90)}`)}`).search).toBe(`x${'🐶'.repeat(79)}`)
})

it('keeps the search and begins at the first page on a new order', () => {
  expect(addressWith('?q=bella&page=4', { sort: 'name' })).toBe('?q=bella&sort=name')
  expect(addressWith('?q=bella&sort=name&page=4', { page: 5 })).toBe('?q=bella&sort=name&page=5')
  expect(addressWith('?q=bella', { q: '' })).toBe('?')
})
