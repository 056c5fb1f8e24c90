import { expect, it } from 'vitest'
import { Turns } from './turns.ts'

/** Calls that are under way until they are told to end. */
function calls(turns: Turns) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    make: (name: string, network = 'home', isGone = () => false): Promise<string> =>
      turns.run({ network, isGone }, async () => {
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
  const { begun, make, end } = calls(new Turns(2, 10))
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

it('another network does not wait for them', async () => {
  const { begun, make } = calls(new Turns(1, 10))
  for (const name of ['a', 'b', 'c']) void make(name)
  void make('other', 'elsewhere')
  await settled()
  expect(begun).toEqual(['a', 'other'])
})

it('who waits behind too many is asked to come back, and only that network', async () => {
  const { begun, make, end } = calls(new Turns(1, 2))
  for (const name of ['a', 'b', 'c']) void make(name)
  await expect(make('d')).rejects.toEqual(tooMany)
  await settled()
  void make('other', 'elsewhere')
  end('a')
  await settled()
  void make('e')
  end('b')
  await settled()
  expect(begun).toEqual(['a', 'other', 'b', 'c'])
})

it('a call whose sender hung up is not made, and keeps no place', async () => {
  const { begun, make, end } = calls(new Turns(1, 2))
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

it('a call that fails gives its turn on', async () => {
  const turns = new Turns(1, 1)
  const caller = { network: 'home', isGone: () => false }
  const fail = () => Promise.reject(new Error('no'))
  const both = [turns.run(caller, fail), turns.run(caller, async () => 'done')]
  expect(await Promise.allSettled(both)).toEqual([
    { status: 'rejected', reason: new Error('no') },
    { status: 'fulfilled', value: 'done' },
  ])
})

it('what a call does without its turn keeps nobody waiting; afterwards it waits for one again, however many do', async () => {
  const turns = new Turns(1, 1)
  const caller = { network: 'home', isGone: () => false }
  const said: string[] = []
  let endAside = () => {}
  const first = turns.run(caller, async (withoutTurn) => {
    await withoutTurn(
      () =>
        new Promise<void>((resolve) => {
          endAside = resolve
        }),
    )
    said.push('first')
  })
  await settled()
  const others = calls(turns)
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

it('a call whose sender hung up while it was without its turn ends there, and holds none', async () => {
  const turns = new Turns(1, 1)
  let isGone = false
  const done: string[] = []
  const call = turns.run({ network: 'home', isGone: () => isGone }, async (withoutTurn) => {
    await withoutTurn(async () => {
      isGone = true
    })
    done.push('more')
  })
  await expect(call).rejects.toEqual(gone)
  const next = turns.run({ network: 'home', isGone: () => false }, async () => 'next')
  expect([await next, done]).toEqual(['next', []])
})
