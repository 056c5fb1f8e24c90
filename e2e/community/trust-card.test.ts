import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { AddressInfo } from 'node:net'
import { projectRoot } from '#server/platform/project-root.ts'
import { cardTexts } from '#web/widget/card-texts.ts'
import { widgetMessages } from '#web/community/trust-widget/messages.ts'
import { checkBothSizes } from '../support/both-sizes.ts'
import { listen } from '../support/clean-screen.ts'
import { expect, test } from '../support/fixtures.ts'
import { drivingRenter, openAs, signedIn, verifiedRenter } from '../support/people.ts'
import { ask } from '../support/wire.ts'

type Me = { userInfo: { id: string; firstName: string } }

/** Somebody else's page at another origin, with a policy that allows the card and nothing else. */
async function otherSite(home: string, body: string) {
  const policy = `default-src 'none'; script-src ${home}; connect-src ${home}; img-src ${home}; require-trusted-types-for 'script'; trusted-types 'none'`
  const site = createServer((request, response) => {
    const isPage = request.url === '/'
    response.writeHead(isPage ? 200 : 204, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
    })
    response.end(isPage ? body : undefined)
  })
  await new Promise<void>((ready) => site.listen(0, '127.0.0.1', ready))
  const { port } = site.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, close: () => site.close() }
}

/**
 * All that a screen reader reads on a page, also inside a closed shadow root, which no script of the
 * page reaches into.
 */
async function readAloud(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  return nodes.map(({ name }) => String(name?.value ?? '')).join('\n')
}

test('a card on another site under a strict policy tells what is public and leads home', {
  tag: '@phone',
}, async ({ page, server, context }) => {
  const token = await signedIn(server.url, verifiedRenter)
  const { userInfo } = await ask<Me>(server.url, token, { objectType: 'userInfo' })
  const { id } = userInfo
  const cards = [id, 'NOBODYATALL', id]
    .map(
      (user, at) =>
        `<trust-card user="${user}"${at === 2 ? ' lang="es" theme="dark"' : ''}></trust-card>`,
    )
    .join('')
  const script = `<script type="module" src="${server.url}/trust/widget.js"></script>`
  const site = await otherSite(
    server.url,
    `<!doctype html><html lang="en"><title>Drivers</title><main><h1>Drivers</h1>${script}${cards}</main></html>`,
  )
  const faults = listen(page)
  await page.goto(site.url)
  const [card, nobody, spanish] = [0, 1, 2].map((at) => page.locator('trust-card').nth(at))
  expect(await card?.evaluate((element) => element.shadowRoot)).toBeNull()
  await expect.poll(() => readAloud(page)).toContain(cardTexts.es.verify('Tramo'))
  const shown = await readAloud(page)
  for (const text of [
    userInfo.firstName,
    cardTexts.en.license,
    cardTexts.en.verify('Tramo'),
    cardTexts.en.missing,
    cardTexts.es.license,
  ])
    expect(shown).toContain(text)
  expect(shown).not.toContain('Estrada')
  expect(shown).toMatch(/\b\d\.\d of 10/)
  await checkBothSizes(page, 'cards on another site')
  const colors = (which: typeof card) =>
    which?.evaluate((element) => getComputedStyle(element).getPropertyValue('--surface').trim())
  expect([await colors(card), await colors(nobody), await colors(spanish)]).toEqual([
    '#fff',
    '#fff',
    '#131f21',
  ])
  // The browser tells of the 404 by itself; the policy has nothing to tell.
  expect(faults.filter((fault) => !/status of 404/.test(fault))).toEqual([])

  const opened = context.waitForEvent('page')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const home = await opened
  await expect(home).toHaveURL(`${server.url}/?dialogType=viewProfile&userId=${id}`)
  await expect(home.getByRole('dialog').getByText(userInfo.firstName).first()).toBeVisible()
  site.close()
})

test('the program of the card is under 12 KB', { tag: '@desk' }, () => {
  const program = readFileSync(join(projectRoot, 'dist/widget/widget.js'))
  expect(brotliCompressSync(program).length).toBeLessThan(12 * 1024)
})

// @1-trust-widget
test('a profile and whoever is asked to vouch show the card of the person', {
  tag: '@phone',
}, async ({ page, server }) => {
  const other = await signedIn(server.url, drivingRenter)
  const { userInfo } = await ask<Me>(server.url, other, { objectType: 'userInfo' })
  const token = await signedIn(server.url, verifiedRenter)
  await openAs(page, token, `/?dialogType=viewProfile&userId=${userInfo.id}`)
  const card = page.getByRole('dialog').locator(`trust-card[user="${userInfo.id}"]`)
  await expect(card).toBeVisible()
  await expect.poll(() => readAloud(page)).toContain(cardTexts.en.verify('Tramo'))
  await page.getByRole('button', { name: /^(Vouch|Edit your vouch) for / }).click()
  await expect(page.getByRole('dialog').last().locator('trust-card')).toBeVisible()
})

// @2.1-trust-card
test('one’s own card is shown with the lines to paste', { tag: '@phone' }, async ({
  page,
  server,
}) => {
  await openAs(page, await signedIn(server.url, verifiedRenter), '/trust-card')
  const words = widgetMessages.en
  await expect(page.getByLabel(words.code)).toContainText(`${server.url}/trust/widget.js`)
  await expect.poll(() => readAloud(page)).toContain(cardTexts.en.verify('Tramo'))
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: words.copy }).click()
  await expect(page.getByText(words.copied)).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(
    /^<script type="module" .*<\/script>\n<trust-card user="\w+"><\/trust-card>$/,
  )
})
