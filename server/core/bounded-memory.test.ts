import type { FastifyRequest } from 'fastify'
import { describe, expect, it } from 'vitest'
import { largestForm, withRoom } from './forms-in-flight.ts'
import { mostPixels, withPixels } from './pixel-budget.ts'

/** Work that ends when it is told to. */
function held() {
  let end = () => {}
  const done = new Promise<void>((resolve) => {
    end = resolve
  })
  return { work: () => done, end }
}

const form = (length?: number) =>
  ({ headers: length === undefined ? {} : { 'content-length': `${length}` } }) as FastifyRequest

describe('forms with files', () => {
  it('share one room, and one that does not fit is asked to come back', async () => {
    const first = held()
    const three = [1, 2, 3].map(() => withRoom(form(), first.work))
    await expect(withRoom(form(1000), first.work)).rejects.toMatchObject({
      status: 429,
      retryAfterSeconds: 5,
    })
    first.end()
    await Promise.all(three)
    await expect(withRoom(form(1000), async () => 'fits')).resolves.toBe('fits')
  })

  it('that say they are too large, or nothing sensible, are refused unread', async () => {
    for (const length of [largestForm + 1, Number.NaN])
      await expect(withRoom(form(length), async () => 'read')).rejects.toMatchObject({
        status: 413,
      })
  })

  it('give their room back when they fail', async () => {
    for (let round = 0; round < 5; round++) {
      await expect(
        withRoom(form(), () => Promise.reject(new Error('broken form'))),
      ).rejects.toThrow('broken form')
    }
  })
})

describe('pictures being drawn', () => {
  it('wait in their order until there is memory for them', async () => {
    const order: string[] = []
    const big = held()
    const first = withPixels(mostPixels, big.work)
    const second = withPixels(10, async () => order.push('second'))
    const third = withPixels(10, async () => order.push('third'))
    await Promise.resolve()
    expect(order).toEqual([])
    big.end()
    await Promise.all([first, second, third])
    expect(order).toEqual(['second', 'third'])
  })

  it('are asked to come back when many wait', async () => {
    const big = held()
    const all = [withPixels(mostPixels, big.work)]
    for (let count = 0; count < 32; count++) all.push(withPixels(1, async () => {}))
    await expect(withPixels(1, async () => {})).rejects.toMatchObject({ status: 429 })
    big.end()
    await Promise.all(all)
  })

  it('leave the budget whole when drawing fails', async () => {
    const failing = () => withPixels(mostPixels, () => Promise.reject(new Error('no picture')))
    await expect(failing()).rejects.toThrow('no picture')
    await expect(failing()).rejects.toThrow('no picture')
  })
})
