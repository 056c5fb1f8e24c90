import { expect, test } from 'vitest'
import { arrivalPages } from './arrival-pages.ts'

const html = '<html><head><title>Tramo</title></head><body></body></html>'

test('the page of a screen names its files and asks for the first answer, in the head', () => {
  const pages = arrivalPages(html, '{"/results":["assets/results-1.js","assets/list-2.js"]}')
  const head = pages.get('/results')?.split('</head>', 1)[0]
  expect(head).toContain('href="/assets/results-1.js"')
  expect(head).toContain('href="/assets/list-2.js"')
  expect(head).toContain("ask({objectType:'home',lang})")
  expect(pages.get('/results')).toContain('</head><body></body>')
})

test('a screen that the build does not name has no page of its own', () => {
  expect(arrivalPages(html, '{"/results":[]}').get('/about')).toBeUndefined()
})
