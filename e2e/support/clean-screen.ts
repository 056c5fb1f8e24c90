import type { Page } from '@playwright/test'
import axe from 'axe-core'
import { expect } from './fixtures.ts'

/** WCAG 2.0 to 2.2, A and AA. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** Everything a person with open developer tools would frown at. */
export function listen(page: Page): string[] {
  const faults: string[] = []
  page.on('console', (message) => {
    // The runner's own line, where it keeps the service worker away.
    const isOurs = message.text() !== 'Service Worker registration blocked by Playwright'
    if (isOurs && ['error', 'warning'].includes(message.type()))
      faults.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => faults.push(`error: ${error.message}`))
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      faults.push(`request: ${new URL(request.url()).pathname}`)
  })
  return faults
}

/** One h1, no sideways scroll, the language of the page is told. The screen has settled. */
export async function checkFrame(page: Page, what: string, lang: string) {
  await expect.soft(page.getByRole('heading', { level: 1 }), `${what}: one h1`).toHaveCount(1)
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect.soft(sideways, `${what}: sideways scroll`).toBe(0)
  await expect.soft(page.locator('html'), what).toHaveAttribute('lang', new RegExp(`^${lang}`))
}

/**
 * What stands there now and breaks a rule of WCAG. No screen has frames, so one pass does; only what
 * is broken is told, because listing all that is right takes as long as finding it.
 */
export async function brokenRules(page: Page): Promise<string[]> {
  // Once a page: it stays until the next one is loaded.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(`${axe.source};0`)
  return page.evaluate(async (values) => {
    const { axe: own } = globalThis as unknown as { axe: typeof axe }
    const { violations } = await own.run(document, {
      runOnly: { type: 'tag', values },
      reporter: 'no-passes',
    })
    // Nobody aims at what lies half behind an open dialog: it cannot be pressed at all.
    const isBehind = (target: string) =>
      document.querySelector(target)?.closest('[inert], [aria-hidden=true]') instanceof Element
    return violations.flatMap(({ id, nodes }) => {
      const targets = nodes.map(({ target }) => target.join(' '))
      const left = id === 'target-size' ? targets.filter((one) => !isBehind(one)) : targets
      return left.length > 0 ? [`${id}: ${left.join(', ')}`] : []
    })
  }, rules)
}

/** No rule of WCAG is broken by what stands there now. */
export async function checkAccessibility(page: Page, what: string) {
  expect.soft(await brokenRules(page), `${what}: accessibility`).toEqual([])
  // A live region lends its text to no name: the button or heading around it has none.
  const nameless = page.locator(
    ':is(button, a, h1, h2, h3, h4) [role=status], :is(h1, h2, h3, h4)[role=status]',
  )
  expect.soft(await nameless.count(), `${what}: live regions inside names`).toBe(0)
}
