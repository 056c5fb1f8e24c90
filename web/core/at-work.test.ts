import { afterEach, expect, it } from 'vitest'
import { isAtWork, typingIsOver, watchTyping } from './at-work.ts'
import { sending } from './loading.ts'

afterEach(() => {
  document.body.replaceChildren()
  window.history.replaceState(null, '', '/')
  typingIsOver()
})

it('is at work from the first letter until the screen is left', () => {
  watchTyping()
  const field = document.body.appendChild(document.createElement('input'))
  expect(isAtWork()).toBe(false)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  expect(isAtWork()).toBe(true)
  typingIsOver()
  expect(isAtWork()).toBe(false)
})

it('is at work while a dialog is open, a change is under way or a payment is on the screen', () => {
  const dialog = document.createElement('section')
  dialog.setAttribute('role', 'dialog')
  document.body.append(dialog)
  expect(isAtWork()).toBe(true)
  dialog.remove()

  sending.begin()
  expect(isAtWork()).toBe(true)
  sending.end()

  window.history.replaceState(null, '', '/payment?order=1')
  expect(isAtWork()).toBe(true)
})
