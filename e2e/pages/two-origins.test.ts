// @thorough
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { runTool } from '#scripts/lib/run.mjs'
import { readConfig } from '#server/config.ts'
import { endpointOf } from '#server/platform/http/built-endpoint.ts'
import { contentSecurityPolicy, policyText } from '#server/platform/http/content-security-policy.ts'
import { startServer } from '#testing/built-server.ts'
import { freePort } from '#testing/free-port.ts'
import { errorMessages } from '#web/core/api/errors.ts'
import { listen } from '../support/clean-screen.ts'
import { expect, test } from '../support/fixtures.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/** Hands out the pages of a build as our own server would, with its policy, but answers no call. */
async function pageHost(folder: string, port = 0): Promise<{ url: string; server: Server }> {
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const policy = policyText(
    contentSecurityPolicy({ ...readConfig({}), endpoint: endpointOf(html) }),
  )
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://page').pathname
    response.setHeader('Content-Security-Policy', policy)
    if (extname(path) === '') return response.setHeader('Content-Type', 'text/html').end(html)
    try {
      const body = readFileSync(join(folder, path))
      response.setHeader('Content-Type', types[extname(path)] ?? 'application/octet-stream')
      response.end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}

test('a page on another origin works when the server names that origin, and says so when it does not', {
  tag: '@phone',
}, async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'tramo-page-'))
  const port = await freePort()
  const server = await startServer({ APP_ORIGINS: `http://127.0.0.1:${port}` })
  const hosts: Server[] = []
  try {
    const env = { ...process.env, NODE_ENV: 'production', VITE_API_URL: `${server.url}/api` }
    const options = ['--outDir', folder, '--emptyOutDir', '--sourcemap', 'false']
    expect(await runTool('vite', ['build', ...options, '--logLevel', 'warn'], { env })).toBe(0)

    const named = await pageHost(folder, port)
    hosts.push(named.server)
    const problems = listen(page)
    await page.goto(named.url)
    await page.getByRole('link', { name: 'Miami' }).click()
    await expect(page.locator('a[href*="/details?"]').first()).toBeVisible()
    // Changing calls come with a question of the browser before them.
    await page.goto(`${named.url}/welcome`)
    await page.getByLabel('E-mail').fill('another-origin@example.com')
    await page.getByRole('button', { name: 'Continue' }).click()
    await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible()
    expect(problems).toEqual([])

    const stranger = await pageHost(folder)
    hosts.push(stranger.server)
    await page.goto(stranger.url)
    await expect(page.getByText(errorMessages.en.crossOrigin).first()).toBeVisible()
  } finally {
    for (const host of hosts) host.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
})
