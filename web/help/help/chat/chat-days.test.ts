import { expect, it } from 'vitest'
import type { ThreadItem } from '#protocol/help/help/thread.ts'
import { chatDays, lastRead } from './chat-days.ts'

const line = (id: string, at: string, more: Partial<ThreadItem> = {}): ThreadItem => ({
  id,
  kind: 'message',
  author: 'renter',
  name: 'Ana',
  mine: true,
  text: id,
  pictures: [],
  at: `2026-${at}`,
  ...more,
})
const dana = { author: 'staff', name: 'Dana', mine: false } as const
const groupsOf = (...lines: ThreadItem[]) =>
  chatDays(lines).map(({ day, groups }) => [
    day,
    ...groups.map((group) => group.lines.map(({ id }) => id).join(' ')),
  ])

it.each<[string, ThreadItem[], string[][]]>([
  ['nothing', [], []],
  [
    'one after the other',
    [line('1', '11-30T10:00'), line('2', '11-30T10:09')],
    [['2026-11-30', '1 2']],
  ],
  [
    'with a pause',
    [line('1', '11-30T10:00'), line('2', '11-30T10:10')],
    [['2026-11-30', '1', '2']],
  ],
  [
    'of two people',
    [line('1', '11-30T10:00'), line('2', '11-30T10:00', dana)],
    [['2026-11-30', '1', '2']],
  ],
  [
    'of two of the staff',
    [line('1', '11-30T10:00', dana), line('2', '11-30T10:00', { ...dana, name: 'Lou' })],
    [['2026-11-30', '1', '2']],
  ],
  [
    'around what happened',
    [
      line('1', '11-30T10:00'),
      line('2', '11-30T10:01', { kind: 'event' }),
      line('3', '11-30T10:02'),
    ],
    [['2026-11-30', '1', '2', '3']],
  ],
  [
    'around midnight',
    [line('1', '11-30T23:59'), line('2', '12-01T00:01')],
    [
      ['2026-11-30', '1'],
      ['2026-12-01', '2'],
    ],
  ],
  [
    'read in part',
    [line('1', '11-30T10:00', { read: true }), line('2', '11-30T10:01')],
    [['2026-11-30', '1', '2']],
  ],
])('lines %s', (_what, lines, groups) => {
  expect(groupsOf(...lines)).toEqual(groups)
})

it('says that it was read below the newest that was', () => {
  const read = { read: true } as const
  const lines = [
    line('1', '11-30T10:00', read),
    line('2', '11-30T12:00', read),
    line('3', '11-30T13:00', dana),
    line('4', '11-30T14:00'),
  ]
  expect(lastRead(chatDays(lines))).toBe('2')
  expect(lastRead(chatDays(lines.slice(2)))).toBeUndefined()
})
