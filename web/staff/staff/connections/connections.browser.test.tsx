import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { made } from '#testing/screens/made-answer.ts'
import { openScreen, settled } from '#testing/screens/open-screen.tsx'
import { connectionMessages } from './connection-messages.ts'
import { keyMessages } from './key-messages.ts'

const words = connectionMessages.en
const keyWords = keyMessages.en
const userInfo = made('userInfo', { userInfo: { staff: true, rights: ['owner'] } })
const options = { signedIn: true, otherwiseLeast: true } as const
const url = 'https://books.example.com/hook'
const works = {
  id: 'books',
  url,
  events: ['booking.made' as const, 'booking.paid' as const],
  createdAt: '2026-11-01T10:00:00.000Z',
  lastSuccess: '2026-11-20T10:00:00.000Z',
  waiting: 0,
  failed: 2,
  version: 'one',
}
const paused = {
  ...works,
  id: 'board',
  url: 'https://board.example.com/',
  failed: 1,
  waiting: 3,
  pausedAt: '2026-11-19T10:00:00.000Z',
  pausedWhy: 'failing' as const,
  version: 'two',
}
const delivery = {
  id: 'msg_1',
  type: 'booking.paid',
  orderId: '89ZV4EEBVJ8EY3PK',
  number: 81_962,
  createdAt: '2026-11-20T10:00:00.000Z',
  state: 'failed' as const,
  tries: 8,
  responseStatus: 500,
}
const webhooks = made('staffWebhooks', { webhooks: [works, paused] })
const key = {
  id: 'k1',
  name: 'Accountant',
  starts: 'tramo_abcd',
  rights: ['money' as const],
  createdAt: '2026-11-01T10:00:00.000Z',
  isOver: false,
}

const sent = (asked: readonly { name: string; fields: object }[], operation: string) =>
  asked.filter(({ name }) => name === operation).map(({ fields }) => fields)

test('a webhook is added with some events; its secret is shown until it is taken', async () => {
  const { asked } = await openScreen(
    '/staff?view=connections',
    {
      userInfo,
      staffWebhooks: made('staffWebhooks', { webhooks: [] }),
      staffSaveWebhook: made('staffSaveWebhook', { webhook: 'new', secret: 'whsec_abc' }),
    },
    options,
  )
  await settled()
  await expect.element(page.getByText(words.none)).toBeVisible()
  await page.getByRole('button', { name: words.add }).click()
  const form = page.getByRole('region', { name: words.newTitle })
  await form.getByRole('button', { name: words.save }).click()
  await expect.element(form.getByLabelText(words.url)).toHaveAttribute('aria-invalid', 'true')
  await form.getByLabelText(words.url).fill(url)
  for (const event of Object.values(words.events).slice(1))
    await form.getByRole('checkbox', { name: event }).click()
  await form.getByRole('button', { name: words.save }).click()
  await expect
    .poll(() => sent(asked, 'staffSaveWebhook'))
    .toMatchObject([{ url, events: 'booking.made' }])
  await expect.element(page.getByText('whsec_abc')).toBeVisible()
  await page.getByRole('button', { name: words.kept }).click()
  await expect.element(page.getByText('whsec_abc')).not.toBeInTheDocument()
})

test('why an address is refused stands at its field, and none of the events is no choice', async () => {
  const sentence = 'This address is inside a private network.'
  const { asked } = await openScreen(
    '/staff?view=connections',
    {
      userInfo,
      staffSaveWebhook: () =>
        Response.json(
          { status: 0, message: 'Please check.', errors: { url: sentence } },
          { status: 400 },
        ),
    },
    options,
  )
  await settled()
  await page.getByRole('button', { name: words.add }).click()
  await page.getByLabelText(words.url).fill('https://10.0.0.1/')
  for (const event of Object.values(words.events))
    await page.getByRole('checkbox', { name: event }).click()
  await expect.element(page.getByText(words.needsOne)).toBeVisible()
  await page.getByRole('button', { name: words.save }).click()
  expect(sent(asked, 'staffSaveWebhook')).toEqual([])
  await page.getByRole('checkbox', { name: words.events['claim.opened'] }).click()
  await page.getByRole('button', { name: words.save }).click()
  await expect.element(page.getByText(sentence)).toBeVisible()
})

test('deliveries are listed and sent again: one, or all that failed', async () => {
  const { asked } = await openScreen(
    '/staff?view=connections',
    {
      userInfo,
      staffWebhooks: webhooks,
      staffDeliveries: made('staffDeliveries', { deliveries: [delivery], total: 1 }),
      staffResendWebhook: made('staffResendWebhook', { sent: 1 }),
    },
    options,
  )
  await settled()
  const card = page.getByRole('region', { name: url })
  await card.getByRole('button', { name: words.deliveriesOf('books.example.com/hook') }).click()
  await expect.element(card.getByText(words.answered(500))).toBeVisible()
  await card
    .getByRole('button', { name: words.sendAgainOf(words.events['booking.paid'], 81_962) })
    .click()
  await expect
    .poll(() => sent(asked, 'staffResendWebhook'))
    .toMatchObject([{ webhook: 'books', delivery: 'msg_1' }])
  await card.getByRole('button', { name: words.sendAllAgain }).click()
  await expect.poll(() => sent(asked, 'staffResendWebhook')).toHaveLength(2)
  await card.getByRole('checkbox', { name: words.onlyFailed }).click()
  await expect
    .poll(() => sent(asked, 'staffDeliveries').at(-1))
    .toMatchObject({ webhook: 'books', failed: '1' })
})

test('a paused one says why and goes on with the version that was read; a new secret and a removal are asked about first', async () => {
  const { asked } = await openScreen(
    '/staff?view=connections',
    {
      userInfo,
      staffWebhooks: webhooks,
      staffPauseWebhook: made('staffPauseWebhook', {}),
      staffRotateWebhook: made('staffRotateWebhook', { secret: 'whsec_new' }),
      staffRemoveWebhook: made('staffRemoveWebhook', {}),
    },
    options,
  )
  await settled()
  const card = page.getByRole('region', { name: paused.url })
  await expect.element(card.getByText(words.pausedWhy.failing)).toBeVisible()
  await card.getByRole('button', { name: words.change('board.example.com/') }).click()
  await card.getByRole('button', { name: words.resume }).click()
  await expect
    .poll(() => sent(asked, 'staffPauseWebhook'))
    .toMatchObject([{ webhook: 'board', version: 'two', paused: '0' }])
  await card.getByRole('button', { name: words.remove }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: words.cancel }).click()
  await card.getByRole('button', { name: words.rotate }).click()
  await dialog.getByRole('button', { name: words.rotate }).click()
  await expect.element(page.getByText('whsec_new')).toBeVisible()
  expect(sent(asked, 'staffRemoveWebhook')).toEqual([])
  await card.getByRole('button', { name: words.change('board.example.com/') }).click()
  await card.getByRole('button', { name: words.remove }).click()
  await dialog.getByRole('button', { name: words.remove }).click()
  await expect
    .poll(() => sent(asked, 'staffRemoveWebhook'))
    .toMatchObject([{ webhook: 'board', version: 'two' }])
})

test('a key is made for what it may read, shown once, and ended after a question, in Spanish too', async () => {
  const es = keyMessages.es
  const { asked } = await openScreen(
    '/staff?view=connections',
    {
      userInfo,
      staffApiKeys: made('staffApiKeys', { keys: [key] }),
      staffMakeApiKey: made('staffMakeApiKey', { key: 'tramo_secret' }),
      staffEndApiKey: made('staffEndApiKey', {}),
    },
    { ...options, lang: 'es' },
  )
  await settled()
  await page.getByRole('button', { name: es.add }).click()
  const form = page.getByRole('region', { name: es.newTitle })
  await form.getByLabelText(es.name).fill('Contador')
  await form.getByRole('checkbox', { name: /^Dinero/ }).click()
  await form.getByLabelText(es.until).selectOptions('90')
  await form.getByRole('button', { name: es.make }).click()
  await expect
    .poll(() => sent(asked, 'staffMakeApiKey'))
    .toMatchObject([{ name: 'Contador', rights: 'fleet,money', days: '90' }])
  await expect.element(page.getByText('tramo_secret')).toBeVisible()
  await page.getByRole('button', { name: es.end('Accountant') }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: es.endShort }).click()
  await expect.poll(() => sent(asked, 'staffEndApiKey')).toMatchObject([{ key: 'k1' }])
})

test('who is no owner has no such list', async () => {
  await openScreen(
    '/staff?view=connections',
    {
      userInfo: made('userInfo', { userInfo: { staff: true, rights: ['money'] } }),
      staffToday: made('staffToday', { today: '2026-11-27' }),
    },
    options,
  )
  await settled()
  await expect.element(page.getByText(keyWords.about)).not.toBeInTheDocument()
})
