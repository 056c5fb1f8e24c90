import { expect, it } from 'vitest'
import { doorsOfProtocol } from './doors-of-protocol.ts'
import { doorsOfServer } from './doors-of-server.ts'
import { doorsOfWeb } from './doors-of-web.ts'
import { importsOfAll } from './imports.ts'
import { wings } from './wings.ts'

/** What others may use of each wing, by its place in the wing, on each side but that of the rules. */
const doors: Record<string, Record<string, readonly string[]>> = {
  protocol: doorsOfProtocol,
  server: doorsOfServer,
  web: doorsOfWeb,
}

/** What combines the wings: each has one file for it, which is part of the door. */
const combined =
  /^(?:server\/\w+\/wing|protocol\/\w+\/(?:operations|names)|web\/\w+\/[\w-]+\/routes)\.ts$/

const wingOf = (file: string) => {
  const [, side = '', wing = '', rest = ''] = /^(\w+)\/(\w+)\/(.+)$/.exec(file) ?? []
  return (wings as readonly string[]).includes(wing) ? { side, wing, rest } : undefined
}

/** The imports of `file` that go past the door of another wing. */
const past = (file: string, imported: readonly string[]): string[] =>
  imported.filter((other) => {
    const of = wingOf(other)
    if (of === undefined || of.wing === wingOf(file)?.wing || combined.test(other)) return false
    return doors[of.side] !== undefined && !doors[of.side]?.[of.wing]?.includes(of.rest)
  })

const imports = [...importsOfAll()].filter(
  ([file]) => !/\.test\.tsx?$/.test(file) && /^(?:domain|protocol|server|web)\//.test(file),
)

it('of another wing only what its door names is used', () => {
  const found = imports.flatMap(([file, list]) =>
    past(file, list).map((other) => `${file} → ${other}`),
  )
  expect(found).toEqual([])
})

it('a door names only what another wing uses', () => {
  const used = new Set(
    imports.flatMap(([file, list]) =>
      list.filter((other) => wingOf(other)?.wing !== wingOf(file)?.wing),
    ),
  )
  const named = Object.entries(doors).flatMap(([side, byWing]) =>
    Object.entries(byWing).flatMap(([wing, files]) =>
      files.map((name) => `${side}/${wing}/${name}`),
    ),
  )
  expect(named.filter((file) => !used.has(file))).toEqual([])
})

it('what goes past a door is seen, what the own wing and those who combine them use is not', () => {
  const file = 'server/jobs/jobs/wrong.ts'
  const inside = 'server/money/ledger/not-in-the-door.ts'
  expect(past(file, [inside, 'server/money/wing.ts'])).toEqual([inside])
  expect(past('server/app/wrong.ts', [inside])).toEqual([inside])
  expect(past('server/money/orders/right.ts', [inside])).toEqual([])
  expect(past('web/money/right.tsx', ['protocol/money/x/y.ts'])).toEqual([])
})
