import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { readConfig } from '../../../config.ts'
import { registerSite } from './site-files.ts'

test('a page does not wait for a head that does not come', async () => {
  const app = Fastify()
  const facts = {
    name: 'Acme Cars',
    legalName: 'Acme Cars LLC',
    phoneCountry: 'US' as const,
    donationRate: 0,
    promise: { en: 'soon', es: 'pronto' },
  }
  await registerSite(app, readConfig({}), {
    company: async () => ({ facts, style: '', icons: undefined, isListed: true }),
    head: () => new Promise(() => {}),
  })
  const answer = await app.inject('/details?car=X')
  expect([answer.statusCode, answer.body.includes('<title>Acme Cars</title>')]).toEqual([200, true])
})
