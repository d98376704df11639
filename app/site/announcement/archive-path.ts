/** The path of a page of all announcements. The first one has the path without a number. */
export function archivePath(page: number): string {
  return page === 1 ? '/announcements' : `/announcements/${page}`
}
