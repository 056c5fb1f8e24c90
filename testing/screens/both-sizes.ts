import axe from 'axe-core'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { desk, phone } from './open-screen.tsx'

/** WCAG 2.0 to 2.2, A and AA. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const frames = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))

/** Looks at what stands there now on a phone and on a desk; the size of before is there again after it. */
export async function inBothSizes(look: () => void | Promise<void>): Promise<void> {
  const own = { width: window.innerWidth, height: window.innerHeight }
  for (const { width, height } of [phone, desk, own]) {
    await page.viewport(width, height)
    // What is placed by the program is placed anew in the frame after the next.
    await frames()
    await frames()
    await look()
  }
}

/** No rule of WCAG is broken by what stands there now, and in both sizes nothing scrolls sideways. */
export async function checkBothSizes(): Promise<void> {
  const { violations } = await axe.run(document, {
    runOnly: { type: 'tag', values: rules },
    reporter: 'no-passes',
  })
  const broken = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  )
  expect(broken).toEqual([])
  // A live region lends its text to no name: the button or heading around it has none.
  const nameless = ':is(button, a, h1, h2, h3, h4) [role=status], :is(h1, h2, h3, h4)[role=status]'
  expect(document.querySelectorAll(nameless)).toHaveLength(0)
  await inBothSizes(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    expect([clientWidth, scrollWidth - clientWidth]).toEqual([clientWidth, 0])
  })
}
