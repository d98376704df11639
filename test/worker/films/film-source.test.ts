import { expect, it } from 'vitest'
import { contentPolicy } from '#worker/edge/content-policy.ts'
import { filmHosts, filmSource } from '#worker/films/film-source.ts'

const HOSTS = ['films.voffpark.test']

it.each(['/films/a-walk.webm', ' /films/a-walk.mp4 ', 'https://films.voffpark.test/2026/gala.mp4?v=2'])(
  '[CI4] accepts "%s" as a file of the cinema',
  (typed) => {
    expect(filmSource(typed, HOSTS)).toEqual({ file: typed.trim(), youtube: null })
  },
)

it.each([
  'https://www.youtube.com/watch?v=abc-DEF_123&t=5s',
  'https://youtu.be/abc-DEF_123?si=x',
  'https://m.youtube.com/shorts/abc-DEF_123',
  'https://www.youtube-nocookie.com/embed/abc-DEF_123',
])('[CI4] accepts "%s" as a film on YouTube', (typed) => {
  expect(filmSource(typed, [])).toEqual({ file: null, youtube: 'abc-DEF_123' })
})

it.each([
  '',
  'a-walk.webm',
  '/films/../secret.webm',
  '/films/a walk.webm',
  '/films/walk.html',
  'https://elsewhere.test/gala.mp4',
  'https://films.voffpark.test.elsewhere.test/gala.mp4',
  'https://films.voffpark.test:8443/gala.mp4',
  'https://me:secret@films.voffpark.test/gala.mp4',
  'http://films.voffpark.test/gala.mp4',
  'https://films.voffpark.test/gala.html',
  'https://www.youtube.com/watch?v=abc',
  'https://www.youtube.com/watch?v=abc-DEF_123%22onload',
  'https://youtube.com.elsewhere.test/watch?v=abc-DEF_123',
  'javascript:alert(1)//films.voffpark.test/a.mp4',
])('[CI4] refuses "%s"', (typed) => {
  expect(filmSource(typed, HOSTS)).toBeNull()
})

it('[CI4] allows pages to play from the configured hosts, and from no other', () => {
  const hosts = filmHosts({ FILM_HOSTS: 'films.voffpark.test  cdn.voffpark.test nonsense *; script-src' })
  expect(hosts).toEqual(['films.voffpark.test', 'cdn.voffpark.test'])
  const policy = contentPolicy({ nonce: 'n', google: true, films: hosts }).split('; ')
  expect(policy).toContain("media-src 'self' blob: https://films.voffpark.test https://cdn.voffpark.test")
  expect(policy).toContain('frame-src https://accounts.google.com/gsi/ https://www.youtube-nocookie.com/embed/')
  expect(filmHosts({})).toEqual([])
})
