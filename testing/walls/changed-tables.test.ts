import { expect, it } from 'vitest'
import { changesIn, migrations, saidAbove, tablesOf } from './owners.ts'

type Told = { wing?: string | undefined; text: string }

/** What migrations change of other wings' tables and those do not name above themselves. */
function unlisted(told: readonly Told[]): string[] {
  const madeIn = new Map(told.flatMap((one) => tablesOf(one.text).map((table) => [table, one])))
  return told.flatMap(({ wing, text }) =>
    changesIn(text)
      .filter(({ table }) => madeIn.has(table) && madeIn.get(table)?.wing !== wing)
      .filter(({ table, names }) => {
        const list = saidAbove(table, madeIn.get(table)?.text ?? '')
        return !names.some((name) => new RegExp(String.raw`\b${name}\b`).test(list))
      })
      .map(({ table, says }) => `${wing} → ${table}: ${says}`),
  )
}

it('a wing adds constraints to the tables of others where their owner lists them, and changes nothing else', () => {
  expect(unlisted(migrations)).toEqual([])
})

const fleet = { wing: 'fleet', text: 'create table car (id text, seats int);' }

it.each([
  ['a column more', 'alter table car add column tip integer', 'add column tip integer'],
  ['a column less', 'alter table car drop column seats', 'drop column seats'],
  ['another name', 'alter table if exists only car rename to cars', 'rename to cars'],
  ['a constraint less', 'alter table car drop constraint car_pkey', 'drop constraint car_pkey'],
  [
    'a key that nobody lists',
    'alter table car\n  add foreign key (seats) references tip',
    'add foreign key (seats) references tip',
  ],
  [
    'a check',
    'alter table car add constraint paid check (seats in (1, 2))',
    'add constraint paid check (seats in (1, 2))',
  ],
  ['no table', 'drop table car', 'drop table car'],
  ['an index', 'create unique index car_tip on car (seats)', 'create unique index car_tip on car'],
])('%s of another wing is seen', (_what, text, says) => {
  expect(unlisted([fleet, { wing: 'money', text: `${text};` }])).toEqual([`money → car: ${says}`])
  expect(unlisted([fleet, { wing: 'fleet', text: `${text};` }])).toEqual([])
})

it('one of two changes is seen, and the one that is listed is not', () => {
  const listed = { ...fleet, text: `-- Of later wings stand here: money (seats).\n${fleet.text}` }
  const text = 'alter table car add foreign key (seats) references tip (id, of), drop column id;'
  expect(unlisted([listed, { wing: 'money', text }])).toEqual(['money → car: drop column id'])
})
