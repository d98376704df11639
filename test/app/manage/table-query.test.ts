import { expect, it } from 'vitest'
import { addressWith, tableQuery } from '#app/manage/table/table-query.ts'

const asked = (search: string) => tableQuery(`https://park.test/manage/users${search}`, ['newest', 'name'])

it('an address without a query is the first page in the usual order', () => {
  expect(asked('')).toEqual({ search: '', filter: '', sort: 'newest', page: 1 })
})

it('search, filter, order and page come from the address', () => {
  const query = { search: 'bella', filter: 'staff', sort: 'name', page: 3 }
  expect(asked('?q=%20bella&filter=staff&sort=name&page=3')).toEqual(query)
})

it.each(['?page=0', '?page=-1', '?page=1.5', '?page=1e9', '?page=x', '?sort=; drop table user', '?page='])(
  'what makes no sense is as if it were not there: %s',
  (search) => {
    expect(asked(search)).toEqual({ search: '', filter: '', sort: 'newest', page: 1 })
  },
)

it('a long search is cut between two letters, not within one', () => {
  expect(asked(`?q=${encodeURIComponent(`x${'🐶'.repeat(90)}`)}`).search).toBe(`x${'🐶'.repeat(79)}`)
})

it('a new order keeps the search and begins at the first page', () => {
  expect(addressWith('?q=bella&page=4', { sort: 'name' })).toBe('?q=bella&sort=name')
  expect(addressWith('?q=bella&sort=name&page=4', { page: 5 })).toBe('?q=bella&sort=name&page=5')
  expect(addressWith('?q=bella', { q: '' })).toBe('?')
})
