import { expect, it } from 'vitest'
import { mailboxOf } from './mailbox.ts'

it.each([
  ['ana@example.com', 'ana@example.com'],
  ['Ana@Example.COM', 'ana@example.com'],
  ['ana+cars@example.com', 'ana@example.com'],
  ['ana+cars+2@example.com', 'ana@example.com'],
  ['a.n.a@example.com', 'a.n.a@example.com'],
  ['a.n.a+x@gmail.com', 'ana@gmail.com'],
  ['ana@googlemail.com', 'ana@gmail.com'],
])('what is sent to %s arrives at %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
})
