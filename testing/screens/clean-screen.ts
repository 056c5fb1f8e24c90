import axe from 'axe-core'
import { page } from 'vitest/browser'
import { desk, phone, settled } from './open-screen.tsx'

/** WCAG 2.0 to 2.2, A and AA. */
const values = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** A live region lends its text to no name: the button or heading around it has none. */
const nameless = ':is(button, a, h1, h2, h3, h4) [role=status], :is(h1, h2, h3, h4)[role=status]'

/** What fades in has another contrast until it is there. */
async function stands(): Promise<void> {
  await settled()
  const moving = document.getAnimations().filter(({ playState }) => playState === 'running')
  await Promise.allSettled(moving.map(({ finished }) => finished))
}

/** What stands there now and breaks a rule of WCAG, or lies in a name and has none. */
export async function brokenRules(): Promise<string[]> {
  await stands()
  const { violations } = await axe.run(document, {
    runOnly: { type: 'tag', values },
    reporter: 'no-passes',
  })
  return [
    ...violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    ),
    ...[...document.querySelectorAll(nameless)].map(({ outerHTML }) => `nameless: ${outerHTML}`),
  ]
}

/** Looks at what stands there now on a phone and on a desk; the size of before is there again after it. */
export async function inBothSizes(look: (size: typeof phone) => void | Promise<void>) {
  const { innerWidth: width, innerHeight: height } = window
  for (const size of [phone, desk]) {
    await page.viewport(size.width, size.height)
    await settled()
    await look(size)
  }
  await page.viewport(width, height)
}

/** What a person frowns at on a phone and on a desk: broken rules, and a screen that scrolls sideways. */
export async function faultsInBothSizes(): Promise<string[]> {
  const faults: string[] = []
  await inBothSizes(async ({ width }) => {
    const broken = await brokenRules()
    const { scrollWidth, clientWidth } = document.documentElement
    const sideways = scrollWidth > clientWidth ? ['it scrolls sideways'] : []
    faults.push(...[...broken, ...sideways].map((fault) => `${width} px: ${fault}`))
  })
  return faults
}
