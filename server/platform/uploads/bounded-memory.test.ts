import { describe, expect, it } from 'vitest'
import { UploadRoom } from '../http/forms-in-flight.ts'
import { mostPixels, withPixels } from './pixel-budget.ts'

/** Work that ends when it is told to. */
function held() {
  let end = () => {}
  const done = new Promise<void>((resolve) => {
    end = resolve
  })
  return { work: () => done, end }
}

describe('forms with files', () => {
  it('share one room by what they sent, and one that does not fit is asked to come back', () => {
    const room = new UploadRoom(100, 300)
    const [first, ...others] = ['ana', 'ben', 'cleo'].map((sender) => room.enter(sender))
    for (const form of [first, ...others]) form?.take(100)
    const late = room.enter('dan')
    expect(() => late.take(1)).toThrow(
      expect.objectContaining({ status: 429, retryAfterSeconds: 5 }),
    )
    late.leave()
    first?.leave()
    room.enter('dan').take(100)
  })

  it('that are silent hold no room, however many they are', () => {
    const room = new UploadRoom(100, 300)
    for (let count = 0; count < 1000; count++) room.enter(`silent ${count % 3}`)
    const talking = ['ana', 'ben', 'cleo'].map((sender) => room.enter(sender))
    expect(() => talking.map((form) => form.take(100))).not.toThrow()
  })

  it('of one sender have a share of the room, and leave the rest to others', () => {
    const room = new UploadRoom(100, 300)
    const forms = [1, 2, 3].map(() => room.enter('ana'))
    forms[0]?.take(60)
    expect(() => forms[1]?.take(60)).toThrow(expect.objectContaining({ status: 429 }))
    room.enter('ben').take(100)
    for (const form of forms) form.leave()
    room.enter('ana').take(100)
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
