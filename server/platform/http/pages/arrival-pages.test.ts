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
})

test('the page of a screen names the files that it needs besides the program, and asks for the first answer, in the head', () => {
  const page = arrivalPages(html, manifest, 'ask()').get('/results') ?? ''
  const [head = '', body] = page.split('</head>')
  expect([...head.matchAll(/href="([^"]+)"/g)].map(([, name]) => name)).toEqual([
    '/assets/results-3.js',
    '/assets/list-4.js',
  ])
  expect(head).toContain('<script>ask()</script>')
  expect(body).toBe('<body></body></html>')
})

test('only screens that people arrive on have a page of their own, and each of them is there', () => {
  expect(arrivalPages(html, manifest, '').get('/about')).toBeUndefined()
  const sources = Object.values(arrivals).flat()
  expect(sources.filter((name) => !existsSync(join(projectRoot, 'web', name)))).toEqual([])
})
