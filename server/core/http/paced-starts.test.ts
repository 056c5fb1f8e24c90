import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { PacedStarts } from './paced-starts.ts'

test('calls that come together begin in their order, and what comes from outside meanwhile is heard', async () => {
  const outside = createServer((socket) => socket.once('data', (data) => socket.end(data)))
  outside.listen(0, '127.0.0.1')
  await once(outside, 'listening')
  const asking = connect((outside.address() as AddressInfo).port, '127.0.0.1')
  await once(asking, 'connect')
  const paced = new PacedStarts()
  const happened: (number | 'heard')[] = []
  asking.once('data', () => happened.push('heard'))
  asking.write('?')
  const calls = Array.from({ length: 500 }, (_, n) => n)

  await Promise.all(
    calls.map(async (n) => {
      await paced.mayBegin()
      happened.push(n)
    }),
  )

  expect(happened.filter((one) => one !== 'heard')).toEqual(calls)
  expect(happened.indexOf('heard')).toBeGreaterThan(-1)
  asking.destroy()
  outside.close()
})

test('who comes later, after all others began, begins as well', async () => {
  const paced = new PacedStarts()
  const begun: number[] = []
  const begin = async (n: number) => {
    await paced.mayBegin()
    begun.push(n)
  }
  await begin(1)
  await Promise.all([begin(2), begin(3)])
  await begin(4)
  expect(begun).toEqual([1, 2, 3, 4])
})
