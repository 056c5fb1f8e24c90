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

it.each(['drop', 'paste'])('is at work after a %s, by which files come', (kind) => {
  watchTyping()
  document.body.dispatchEvent(new Event(kind, { bubbles: true }))
  expect(isAtWork()).toBe(true)
})

// @4.4-release-check
it('is at work once something was pressed in a form or a dialog, as days and times are chosen', () => {
  watchTyping()
  document.body.innerHTML =
    '<a id="link">On</a><form><button type="button">10:00</button></form><section role="dialog"><b>24</b></section>'
  const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click()
  const sheet = document.querySelector('section')
  const day = document.querySelector<HTMLElement>('b')
  press('#link')
  sheet?.remove()
  expect(isAtWork()).toBe(false)
  press('form button')
  expect(isAtWork()).toBe(true)
  typingIsOver()
  document.body.append(sheet ?? '')
  day?.click()
  sheet?.remove()
  expect(isAtWork()).toBe(true)
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
