import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sendMessage } from '#protocol/help/names.ts'
import { isAtWork } from '#web/core/api/at-work.ts'
import { endSession, startSession } from '#web/core/session/session.ts'
import { forgetEntered } from './forget-entered.ts'
import { enqueue, parcels, sendingStalled, sendWaiting, step } from './queue.ts'

/*
 * The browser of these tests has no IndexedDB, as some private windows: everything goes through the
 * tab's memory. What lies in the database is walked in e2e/offline-pickup.test.ts.
 */

/** What the server answers to a message, by its order. */
let orders: Record<string, () => Response> = {}
const heard: string[] = []
const ok = () => Response.json({ status: 1, message: 'Sent' })

beforeEach(() => {
  vi.stubGlobal('fetch', (_: string, init?: RequestInit) => {
    if (!(init?.body instanceof URLSearchParams))
      return Promise.resolve(Response.json({ status: 1, userInfo: { id: 'ana' } }))
    const order = init.body.get('order') ?? ''
    heard.push(`${order} ${init.body.get('text')}`)
    return Promise.resolve(orders[order]?.() ?? ok())
  })
  startSession('secret')
})

afterEach(async () => {
  await forgetEntered()
  endSession()
  heard.length = 0
  orders = {}
})

const write = (order: string, text: string) =>
  enqueue({
    kind: 'message',
    title: { en: text, es: text },
    line: order,
    place: '/dashboard',
    steps: [step('report', sendMessage, { order, text, pictures: [] })],
  })
const waiting = () => parcels.get()?.map(({ title }) => title.en)

it('a device that keeps nothing holds it in this tab, and closing the tab asks first', async () => {
  orders['1'] = () => new Response('', { status: 503 })
  await write('1', 'first')
  await sendWaiting()
  expect(parcels.get()).toMatchObject([{ title: { en: 'first' }, isOnlyInMemory: true }])
  expect(isAtWork()).toBe(true)
  const closing = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(closing)
  expect(closing.defaultPrevented).toBe(true)

  orders['1'] = ok
  await sendWaiting()
  expect(waiting()).toEqual([])
  expect(isAtWork()).toBe(false)
  const closingLater = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(closingLater)
  expect(closingLater.defaultPrevented).toBe(false)
})

it('a server that fails for one line holds back that line alone, in its order, and it is told', async () => {
  orders['1'] = () => new Response('<h1>Bad gateway</h1>', { status: 502 })
  await write('1', 'first')
  await write('1', 'second')
  await write('2', 'other')
  await sendWaiting()
  expect(waiting()).toEqual(['first', 'second'])
  expect(heard).not.toContain('1 second')
  expect(sendingStalled.get()).toBe(true)

  orders['1'] = ok
  heard.length = 0
  await sendWaiting()
  expect(heard).toEqual(['1 first', '1 second'])
  expect(sendingStalled.get()).toBe(false)
})

it('the page of a hotel’s network is no refusal; a conflict is, and holds its line', async () => {
  orders['1'] = () => new Response('<h1>Log in</h1>', { status: 403 })
  orders['2'] = () => Response.json({ status: 0, message: 'Too late' }, { status: 409 })
  await write('1', 'first')
  await write('2', 'other')
  await sendWaiting()
  expect(parcels.get()?.map(({ refusal }) => refusal?.text)).toEqual([undefined, 'Too late'])
})
