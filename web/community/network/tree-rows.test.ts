import { expect, it } from 'vitest'
import { findInTree, growTree, rowsOf } from './tree-rows.ts'

const score = { value: 7, title: 'New' }
const person = (id: string, parentId?: string, more?: number) => ({
  id,
  name: id,
  parentId,
  more,
  score,
})
const people = [
  person('Root'),
  person('Ana', 'Root'),
  person('Ben', 'Root'),
  person('Inés', 'Ana'),
  person('Ivo', 'Ana'),
  person('Zoe', 'Inés', 3),
]
const tree = growTree(people)
const seen = (folded: string[] = []) => rowsOf(tree, (id) => folded.includes(id))

it('each person stands below who invited them, with their level and place', () => {
  expect(
    seen().map(({ person: { id }, level, place, siblings }) => [id, level, place, siblings]),
  ).toEqual([
    ['Root', 1, 1, 1],
    ['Ana', 2, 1, 2],
    ['Inés', 3, 1, 2],
    ['Zoe', 4, 1, 1],
    ['Ivo', 3, 2, 2],
    ['Ben', 2, 2, 2],
  ])
})

// @2.1-referral-tree
it('who is folded hides who is below and still counts them', () => {
  const rows = seen(['Ana'])
  expect(rows.map(({ person: { id } }) => id)).toEqual(['Root', 'Ana', 'Ben'])
  expect(rows.map(({ below, isOpen }) => [below, isOpen])).toEqual([
    [8, true],
    [6, false],
    [0, undefined],
  ])
})

it('the lines of a level go on as long as somebody follows there', () => {
  expect(seen().map(({ person: { id }, lines }) => [id, lines])).toEqual([
    ['Root', []],
    ['Ana', []],
    ['Inés', [true]],
    ['Zoe', [true, true]],
    ['Ivo', [true]],
    ['Ben', []],
  ])
})

it('a name is found by how it begins, with everybody on the way', () => {
  expect(findInTree(tree, people, ' ines')).toEqual({
    found: ['Inés'],
    onTheWay: new Set(['Ana', 'Root']),
  })
  expect(findInTree(tree, people, 'nobody').found).toEqual([])
})

it('ten thousand people are grown and drawn at once', () => {
  const crowd = [
    person('Root'),
    ...Array.from({ length: 9_999 }, (_, n) => person(`p${n}`, n < 10 ? 'Root' : `p${n % 10}`)),
  ]
  const rows = rowsOf(growTree(crowd), () => false)
  expect([rows.length, rows[0]?.below]).toEqual([10_000, 9_999])
})
