import { expect, test } from 'vitest'
import { helpStatuses, nextHelpStatuses } from './help-status.ts'

test.each([
  ['open', ['acknowledged', 'inProgress', 'resolved']],
  ['acknowledged', ['inProgress', 'resolved']],
  ['inProgress', ['resolved']],
  ['resolved', ['inProgress']],
] as const)('%s may become %j', (status, next) => {
  expect(nextHelpStatuses(status)).toEqual(next)
})

test('no request stays where it is and none becomes new again', () => {
  for (const status of helpStatuses) {
    expect(nextHelpStatuses(status)).not.toContain(status)
    expect(nextHelpStatuses(status)).not.toContain('open')
  }
})
