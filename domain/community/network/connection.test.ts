import { expect, it } from 'vitest'
import {
  type ConnectionAction,
  moveConnection,
  shownStanding,
  type Standing,
} from './connection.ts'

const noRequest = { refused: 'noRequest' }

// @4.3-connections-request
it.each<[Standing, ConnectionAction, unknown]>([
  ['none', 'request', 'ask'],
  ['asked', 'request', 'stays'],
  ['askedIgnored', 'request', 'stays'],
  ['asks', 'request', 'confirmed'],
  ['asksIgnored', 'request', 'confirmed'],
  ['connected', 'request', 'stays'],
  ['asks', 'confirm', 'confirmed'],
  ['asksIgnored', 'confirm', 'confirmed'],
  ['none', 'confirm', noRequest],
  ['asked', 'confirm', noRequest],
  ['asks', 'ignore', 'ignored'],
  ['asksIgnored', 'ignore', 'stays'],
  ['asked', 'ignore', noRequest],
  ['connected', 'ignore', { refused: 'connected' }],
  ['asked', 'cancel', 'cancelled'],
  ['askedIgnored', 'cancel', 'cancelled'],
  ['asks', 'cancel', noRequest],
  ['connected', 'cancel', { refused: 'connected' }],
  ['connected', 'remove', 'removed'],
  ['asked', 'remove', { refused: 'notConnected' }],
])('%s and %s: %j', (standing, action, move) => {
  expect(moveConnection(standing, action)).toEqual(move)
})

it('an ignored request looks to its writer as if nobody had answered', () => {
  expect(shownStanding.askedIgnored).toBe(shownStanding.asked)
  for (const action of ['request', 'cancel', 'confirm', 'ignore', 'remove'] as const)
    expect(moveConnection('askedIgnored', action)).toEqual(moveConnection('asked', action))
})
