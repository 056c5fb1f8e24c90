import { expect, test } from './support/fixtures.ts'

test.use({ serviceWorkers: 'allow' })

test('no text becomes HTML or a program by mistake, and our own drawings and worker still come', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('main svg').first()).toBeVisible()
  const refused = await page.evaluate(() => {
    const attempts = [
      () => {
        document.createElement('div').innerHTML = '<img src="x" onerror="alert(1)">'
      },
      () => {
        document.createElement('script').src = 'https://evil.example/x.js'
      },
      () => {
        document.createElement('iframe').srcdoc = '<p>x</p>'
      },
    ]
    return attempts.map((attempt) => {
      try {
        attempt()
        return 'taken'
      } catch (error) {
        return (error as Error).name
      }
    })
  })
  expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError'])
  const worker = await page.evaluate(
    async () => (await navigator.serviceWorker.ready).active?.scriptURL,
  )
  expect(worker).toMatch(/\/service-worker\.js$/)
})
