import { describe, expect, it } from 'vitest'
import { CallError } from '#web/core/api/errors.ts'
import {
  filledIn,
  nextParcel,
  nextStep,
  type Parcel,
  verdictOn,
  waitMs,
  withAnswer,
} from './parcel.ts'

const step = (name: string, input: Record<string, unknown> = {}) => ({
  name,
  operation: 'uploadFile',
  input,
  requestId: `request of ${name}`,
})

function parcel(number: number, more: Partial<Parcel> = {}): Parcel {
  return {
    id: `P${number}`,
    number,
    owner: 'ana',
    kind: 'keys',
    title: { en: 'Keys', es: 'Llaves' },
    line: 'order 1',
    place: '/keys?order=1',
    steps: [step('one'), step('two')],
    answers: {},
    ...more,
  }
}

const refusal = { step: 'one', text: 'No', fields: {} }

describe('which parcel is sent next', () => {
  it('is the oldest, however the store hands them out', () => {
    expect(nextParcel([parcel(3), parcel(1), parcel(2)], 'ana')?.number).toBe(1)
  })

  it('is never one of another person', () => {
    expect(nextParcel([parcel(1, { owner: 'ben' }), parcel(2)], 'ana')?.number).toBe(2)
    expect(nextParcel([parcel(1, { owner: 'ben' })], 'ana')).toBeUndefined()
  })

  it('a refused one holds back what came after it in its line, and no other line', () => {
    const stuck = parcel(1, { refusal })
    const behind = parcel(2)
    const other = parcel(3, { line: 'order 2' })
    expect(nextParcel([stuck, behind, other], 'ana')?.number).toBe(3)
    expect(nextParcel([stuck, behind], 'ana')).toBeUndefined()
    expect(nextParcel([behind], 'ana')?.number).toBe(2)
  })
})

describe('the steps of a parcel', () => {
  it('go in order, and what was sent is not kept any longer', () => {
    const begun = parcel(1, { steps: [step('one', { file: 'a picture' }), step('two')] })
    const after = withAnswer(begun, 'one', { status: 1, file: 'F1' })
    expect(nextStep(begun)?.name).toBe('one')
    expect(nextStep(after)?.name).toBe('two')
    expect(after.steps[0]?.input).toEqual({})
    expect(nextStep(withAnswer(after, 'two', { status: 1 }))).toBeUndefined()
  })

  it('keep their requestId from try to try', () => {
    const after = withAnswer(parcel(1), 'one', {})
    expect(nextStep(after)?.requestId).toBe('request of two')
  })

  it('are filled with the answers of earlier ones, wherever they are named', () => {
    const picture = new Blob(['x'])
    const input = {
      order: '1',
      picture,
      items: [{ checkpoint: 'front', file: { fromStep: 'photo front', field: 'file' } }],
    }
    expect(filledIn(input, { 'photo front': { status: 1, file: 'F1' } })).toEqual({
      order: '1',
      picture,
      items: [{ checkpoint: 'front', file: 'F1' }],
    })
  })
})

describe('what a failed try means', () => {
  it.each(['network', 'crossOrigin'] as const)('%s: there is no signal', (kind) => {
    expect(verdictOn(new CallError(kind, 'no signal'))).toBe('noSignal')
  })

  it('a server that is too slow: later', () => {
    expect(verdictOn(new CallError('timeout', 'too long'))).toBe('later')
  })

  it('a refusal that is not in our server’s words, as of a hotel’s network: later', () => {
    expect(verdictOn(new CallError('http', 'Error: 403.', 403, {}, false))).toBe('later')
  })

  it.each([408, 429, 500, 502, 503])('HTTP %i: later', (status) => {
    expect(verdictOn(new CallError('http', 'busy', status))).toBe('later')
  })

  it('a dead session keeps everything until somebody signs in', () => {
    expect(verdictOn(new CallError('signedOut', '', 401))).toBe('signIn')
  })

  it('a conflict and bad fields are for the person to decide', () => {
    expect(verdictOn(new CallError('conflict', 'Too early', 409))).toEqual({
      text: 'Too early',
      fields: {},
    })
    const fields = { odometer: 'The value must be 47376 or more' }
    expect(verdictOn(new CallError('fields', 'Please check', 400, fields))).toEqual({
      text: 'Please check',
      fields,
    })
    expect(verdictOn(new CallError('http', 'lost', 404))).toEqual({ text: 'lost', fields: {} })
  })

  it('an unknown failure of our own is tried again and loses nothing', () => {
    expect(verdictOn(new Error('?'))).toBe('later')
  })

  it('tries come more and more seldom, but at least every five minutes', () => {
    expect([1, 2, 3, 10].map(waitMs)).toEqual([5_000, 10_000, 20_000, 300_000])
  })
})
