import { expect, it } from 'vitest'
import { CallQueue } from './call-queue.ts'

/** Calls that are under way until they are told to end. */
function calls(queue: CallQueue) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    make: (
      name: string,
      network = 'home',
      isGone = () => false,
      sender = 'visitors',
    ): Promise<string> =>
      queue.run({ network, sender, isGone }, async () => {
        begun.push(name)
        await new Promise<void>((resolve) => {
          ends.set(name, resolve)
        })
        return name
      }),
    end: (name: string) => ends.get(name)?.(),
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve))
const tooMany = expect.objectContaining({ status: 429, retryAfterSeconds: 5 })
const gone = expect.objectContaining({ status: 400 })

it('a few calls of a network are worked on, the others in the order in which they came', async () => {
  const { begun, make, end } = calls(new CallQueue(2, 10))
  const all = ['a', 'b', 'c', 'd'].map((name) => make(name))
  await settled()
  expect(begun).toEqual(['a', 'b'])
  end('b')
  await settled()
  expect(begun).toEqual(['a', 'b', 'c'])
  end('a')
  end('c')
  await settled()
  end('d')
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd'])
})

it('a call whose sender disconnected is not made and holds no place', async () => {
  const { begun, make, end } = calls(new CallQueue(1, 2))
  const isHere = new Set(['b', 'c'])
  void make('a')
  const left = ['b', 'c'].map((name) => make(name, 'home', () => !isHere.has(name)))
  const refused = Promise.allSettled(left)
  await settled()
  isHere.delete('b')
  void make('d')
  isHere.delete('c')
  end('a')
  expect(await refused).toEqual([
    { status: 'rejected', reason: gone },
    { status: 'rejected', reason: gone },
  ])
  await settled()
  expect(begun).toEqual(['a', 'd'])
  await expect(make('e', 'home', () => true)).rejects.toEqual(gone)
})

it('a call that fails passes its turn on', async () => {
  const queue = new CallQueue(1, 1)
  const caller = { network: 'home', sender: 'visitors', isGone: () => false }
  const fail = () => Promise.reject(new Error('no'))
  const both = [queue.run(caller, fail), queue.run(caller, async () => 'done')]
  expect(await Promise.allSettled(both)).toEqual([
    { status: 'rejected', reason: new Error('no') },
    { status: 'fulfilled', value: 'done' },
  ])
})

it('what a call does without its turn keeps nobody waiting; afterwards it waits for one again, however many do', async () => {
  const queue = new CallQueue(1, 1)
  const caller = { network: 'home', sender: 'visitors', isGone: () => false }
  const said: string[] = []
  let endAside = () => {}
  const first = queue.run(caller, async (outsideQueue) => {
    await outsideQueue(
      () =>
        new Promise<void>((resolve) => {
          endAside = resolve
        }),
    )
    said.push('first')
  })
  await settled()
  const others = calls(queue)
  const second = others.make('second')
  const third = others.make('third')
  await settled()
  expect(others.begun).toEqual(['second'])
  endAside()
  await settled()
  expect(said).toEqual([])
  others.end('second')
  await second
  await settled()
  others.end('third')
  await Promise.all([third, first])
  expect(said).toEqual(['first'])
})

it('a call whose sender disconnected while it was without its turn ends there, and holds none', async () => {
  const queue = new CallQueue(1, 1)
  let isGone = false
  const done: string[] = []
  const call = queue.run(
    { network: 'home', sender: 'visitors', isGone: () => isGone },
    async (outsideQueue) => {
      await outsideQueue(async () => {
        isGone = true
      })
      done.push('more')
    },
  )
  await expect(call).rejects.toEqual(gone)
  const next = queue.run(
    { network: 'home', sender: 'visitors', isGone: () => false },
    async () => 'next',
  )
  expect([await next, done]).toEqual(['next', []])
})

const here = () => false

it('the next turn is of whoever has the least under way', async () => {
  const { begun, make, end } = calls(new CallQueue(3, 10))
  for (const name of ['a1', 'a2', 'a3', 'a4']) void make(name, 'home', here, 'ana')
  for (const name of ['b1', 'b2']) void make(name, 'home', here, 'ben')
  await settled()
  end('a1')
  await settled()
  end('a2')
  await settled()
  expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'b2'])
})

it('when too many wait, the last call of whoever has the most there makes room', async () => {
  const { begun, make, end } = calls(new CallQueue(1, 3))
  void make('a1', 'home', here, 'ana')
  void make('a2', 'home', here, 'ana')
  void make('a3', 'home', here, 'ana')
  const last = Promise.allSettled([make('a4', 'home', here, 'ana')])
  await settled()
  void make('b1', 'home', here, 'ben')
  expect(await last).toEqual([{ status: 'rejected', reason: tooMany }])
  await expect(make('a5', 'home', here, 'ana')).rejects.toEqual(tooMany)
  await expect(make('b2', 'home', here, 'ben')).rejects.toEqual(tooMany)
  for (const name of ['a1', 'b1', 'a2']) {
    end(name)
    await settled()
  }
  expect(begun).toEqual(['a1', 'b1', 'a2', 'a3'])
})

it('a call that was under way makes room for nobody', async () => {
  const queue = new CallQueue(1, 1)
  const ana = { network: 'home', sender: 'ana', isGone: here }
  const done: string[] = []
  let endAside = () => {}
  const first = queue.run(ana, async (outsideQueue) => {
    const aside = new Promise<void>((resolve) => {
      endAside = resolve
    })
    await outsideQueue(() => aside)
    done.push('first')
  })
  await settled()
  const others = calls(queue)
  void others.make('a2', 'home', here, 'ana')
  await settled()
  endAside()
  await settled()
  await expect(others.make('a3', 'home', here, 'ana')).rejects.toEqual(tooMany)
  await expect(others.make('b1', 'home', here, 'ben')).rejects.toEqual(tooMany)
  others.end('a2')
  await first
  expect(done).toEqual(['first'])
})
