import { beforeEach, expect, it } from 'vitest'
import { connection, connectionLost, connectionWorks, tellOffline } from './connection.ts'

const at = (time: string) => new Date(`2026-11-21T${time}:00Z`)

beforeEach(() => connectionWorks(at('14:32')))

it('dates what is on the screen by the last answer, or by the oldest kept answer that is shown', () => {
  connectionLost()
  expect(connection.get()).toEqual({ isOffline: true, dataFrom: at('14:32') })
  connectionLost(at('09:05'))
  connectionLost(at('11:40'))
  expect(connection.get().dataFrom).toEqual(at('09:05'))
})

it('is over with the next answer', () => {
  connectionLost()
  connectionWorks(at('15:00'))
  expect(connection.get()).toEqual({ isOffline: false, dataFrom: undefined })
})

it('is told once for each loss', () => {
  expect([tellOffline(), tellOffline()]).toEqual([true, false])
  connectionWorks(at('15:00'))
  expect(tellOffline()).toBe(true)
})
