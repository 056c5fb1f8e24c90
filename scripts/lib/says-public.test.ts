import { expect, test } from 'vitest'
import { saysPublic } from './says-public.mjs'

test.each([
  {},
  { HOST: '', PUBLIC_URL: '' },
  { HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:3000' },
  { HOST: '::1', PUBLIC_URL: 'http://[::1]:3000' },
  { DATABASE_URL: 'postgres://tramo@127.0.0.1:5432/tramo', MAIL_URL: 'smtp://localhost:1025' },
  { DATABASE_URL: 'postgresql:///tramo?host=/var/run/postgresql' },
])('%j is for the person at this machine', (env) => {
  expect(saysPublic(env)).toBe(false)
})

test.each([
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { PUBLIC_URL: 'https://cars.example.com' },
  { PUBLIC_URL: 'https://localhost.example.com' },
  { DATABASE_URL: 'postgres://tramo@db:5432/tramo' },
  { DATABASE_URL: 'postgresql:///tramo?host=db.example.com' },
  { MAIL_URL: 'smtps://mail.example.com' },
  { MAIL_URL: 'mail.example.com' },
  { TRUST_PROXY: 'loopback' },
])('%j says that others use it', (env) => {
  expect(saysPublic(env)).toBe(true)
})
