import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectRoot } from '../../project-root.ts'
import { arrivalPages, arrivals } from './arrival-pages.ts'

const html = '<html><head><title>Tramo</title></head><body></body></html>'
const manifest = JSON.stringify({
  'index.html': { file: 'assets/index-1.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react-2.js' },
  'app/screens/results-screen.tsx': {
    file: 'assets/results-3.js',
    imports: ['_react.js', '_list.js', 'index.html'],
  },
  '_list.js': { file: 'assets/list-4.js', imports: ['app/screens/results-screen.tsx'] },
  'rentals/home/home-screen.tsx': { file: 'assets/home-5.js' },
  'rentals/bookings/booking-screen.tsx': { file: 'assets/booking-6.js' },
  'rentals/payments/payment-screen.tsx': { file: 'assets/payment-10.js' },
  'ui/media/corner-sheet.ts': { file: 'assets/corner-7.js' },
  // Other files need parts of this one: the build lists it without its source.
  '_details-8.js': { file: 'assets/details-8.js', name: 'details-screen' },
})

test('the page of a screen names the files that it needs besides the program, and asks for the first answer, in the head', () => {
  const page = arrivalPages(html, manifest, 'ask()').get('/results') ?? ''
  const [head = '', body] = page.split('</head>')
  expect([...head.matchAll(/href="([^"]+)"/g)].map(([, name]) => name)).toEqual([
    '/assets/results-3.js',
    '/assets/list-4.js',
    '/assets/corner-7.js',
  ])
  expect(head).toContain('<script>ask()</script>')
  expect(body).toBe('<body></body></html>')
})

test('a screen whose file others share is named by the file that is called after it', () => {
  const page = arrivalPages(html, manifest, '').get('/details') ?? ''
  expect(page).toContain('href="/assets/details-8.js"')
})

test('a screen that the build does not have is an error, not a page that names nothing', () => {
  expect(() => arrivalPages(html, '{"index.html":{"file":"assets/index-1.js"}}', '')).toThrow(
    'home-screen.tsx',
  )
})

test('only screens that people arrive on have a page of their own, and each of them is there', () => {
  expect(arrivalPages(html, manifest, '').get('/about')).toBeUndefined()
  const sources = Object.values(arrivals).flat()
  expect(sources.filter((name) => !existsSync(join(projectRoot, 'web', name)))).toEqual([])
})
