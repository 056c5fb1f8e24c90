import { expect, it } from 'vitest'
import { FileQueue, type FileRank } from './file-queue.ts'

const limits = { atOnce: 2, waiting: 32, ofOne: 8 }

function lineOf() {
  const line = new FileQueue(limits)
  const served: string[] = []
  const ends = new Map<string, () => void>()
  /** What came of asking: it is served, or refused. */
  const send = async (owner: string, rank: FileRank, network = owner) => {
    try {
      const end = await line.take({ owner, rank, line: network })
      served.push(owner)
      ends.set(owner, end)
      return 'served'
    } catch {
      return 'refused'
    }
  }
  const end = async (owner: string) => {
    ends.get(owner)?.()
    await new Promise<void>((resolve) => {
      setImmediate(resolve)
    })
  }
  return { send, end, served }
}
const settled = () =>
  new Promise<void>((resolve) => {
    setImmediate(resolve)
  })

it('leaves a program to people who are known, however many unconfirmed ones send', async () => {
  const { send, served } = lineOf()
  for (let n = 0; n < 6; n += 1) void send(`nobody ${n}`, 'unconfirmed', `network ${n}`)
  await settled()
  expect(served).toEqual(['nobody 0'])
  await send('ana', 'person')
  expect(served).toEqual(['nobody 0', 'ana'])
})

it('takes one file of an unconfirmed person, and no second beside it', async () => {
  const { send, end, served } = lineOf()
  await send('nobody', 'unconfirmed')
  expect(await send('nobody', 'unconfirmed')).toBe('refused')
  void send('another', 'unconfirmed')
  expect(await send('another', 'unconfirmed')).toBe('refused')
  await end('nobody')
  void send('nobody', 'unconfirmed')
  await end('another')
  expect(served).toEqual(['nobody', 'another', 'nobody'])
})

it('has room for a renter, and their turn next, behind a crowd of others', async () => {
  const { send, end, served } = lineOf()
  for (let n = 0; n < 9; n += 1)
    for (let one = 0; one < 6; one += 1) void send(`person ${one}`, 'person')
  for (let n = 0; n < 60; n += 1) void send(`nobody ${n}`, 'unconfirmed', `network ${n % 6}`)
  await settled()
  expect(served).toEqual(['person 0', 'person 1'])
  const renters = Array.from({ length: 20 }, (_none, n) => send(`renter ${n}`, 'renter'))
  await end('person 0')
  expect(served.at(-1)).toBe('renter 0')
  for (let n = 0; n < 20; n += 1) await end(`renter ${n}`)
  expect(await Promise.all(renters)).toEqual(Array.from({ length: 20 }, () => 'served'))
})

it('lets the last file of whoever has the most there leave when it is full', async () => {
  const { send, end, served } = lineOf()
  for (let n = 0; n < 9; n += 1)
    for (let one = 0; one < 6; one += 1) void send(`person ${one}`, 'person')
  await settled()
  const ana = send('ana', 'person')
  await end('person 0')
  for (let n = 0; n < 6; n += 1) await end(`person ${n}`)
  expect(await ana).toBe('served')
  expect(served).toContain('ana')
})

it('counts unconfirmed people of one network as one: theirs is the line that gives way', async () => {
  const { send, end, served } = lineOf()
  for (let n = 0; n < 60; n += 1) void send(`nobody ${n}`, 'unconfirmed', 'one network')
  await settled()
  void send('gus', 'unconfirmed', 'his own network')
  await settled()
  await end('nobody 0')
  expect(served).toEqual(['nobody 0', 'gus'])
})
