import { expect, test } from 'vitest'
import { confirmationTextOf, statusTextOf } from './texts-of.ts'

const pending = (kind: string, paid: boolean) =>
  confirmationTextOf({ kind, confirmation: 'pending', paid })?.en

test('only what is paid is promised an answer in hours', () => {
  expect(pending('start', true)).toBe('We confirm your booking within 6 to 8 hours.')
  expect(pending('start', false)).toBe('We confirm your booking when your payment arrives.')
  expect(pending('swap', true)).toContain('approved automatically')
  expect(pending('swap', false)).toBe('We approve the change when your payment arrives.')
  expect(pending('extension', false)).toBeUndefined()
})

test('an extension that waits for its money does not say that the rental goes on', () => {
  const text = statusTextOf({ kind: 'extension' }, 85)?.description
  expect(text?.en).toContain('Until then, your rental keeps its current end')
  expect(text?.es).toContain('Hasta entonces tu renta conserva su final actual')
})
