import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { doctor, healthySetUp, password, type SetUp } from './set-up.ts'

/** What is broken of a healthy set-up. */
export type Change = {
  env?: Record<string, string>
  outside?: Partial<SetUp['outside']>
  args?: string[]
}

/** The healthy set-up, and what to do when the test is over. */
export type Place = SetUp & { after: (undo: () => unknown) => void }

/** What it is called, how it is broken, how a line then begins, and how many lines fail. */
export type Broken = [
  what: string,
  change: (place: Place) => Change | Promise<Change>,
  line: string,
  failing: number,
]

/** Breaks a healthy set-up in each of these ways, and reads what the doctor says of it. */
export function eachIsSeen(broken: Broken[]): void {
  let place: SetUp
  let undo: (() => unknown)[] = []
  beforeAll(async () => {
    place = await healthySetUp()
  })
  afterAll(() => place.close())
  afterEach(async () => {
    for (const one of undo.toReversed()) await one()
    undo = []
  })

  test.each(broken)('%s', async (_what, change, line, failing) => {
    const after = (one: () => unknown) => void undo.push(one)
    const { env, outside, args = [] } = await change({ ...place, after })
    const { code, lines } = await doctor(
      { env: { ...place.env, ...env }, outside: { ...place.outside, ...outside } },
      ...args,
    )
    expect(lines.map((one) => one.slice(0, line.length))).toContain(line)
    expect({ code, failing: lines.filter((one) => one.startsWith('FAILS')).length }).toEqual({
      code: Math.min(failing, 1),
      failing,
    })
    expect(lines.filter((one) => one.includes(password))).toEqual([])
  })
}
