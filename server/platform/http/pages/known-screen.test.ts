import { expect, test } from 'vitest'
import { knownScreen } from './known-screen.ts'

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/About/', '/about'],
  ['/jobs', '/jobs'],
  ['/jobs/create', '/jobs/create'],
  ['/jobs/AB12', '/jobs/$id'],
  ['/jobs/edit/AB12', '/jobs/edit/$id'],
  ['/404', '/404'],
])('%s is the screen %s', (path, screen) => {
  expect(knownScreen(path)).toBe(screen)
})

test.each([
  '',
  '//',
  '/nowhere',
  '/jobs//',
  '/jobs/edit',
  '/jobs/edit/',
  '/jobs/edit//',
  '/jobs/1/2',
  '/about/us',
])('%s is none', (path) => {
  expect(knownScreen(path)).toBeUndefined()
})
