import { beforeAll, expect, test } from 'vitest'
import { startServer } from '../built-server.ts'
import { preparedPlace } from './prepare.ts'

/** One database for all of them. */
let place: Record<string, string>
beforeAll(async () => {
  place = await preparedPlace()
})

test('the start names variables that it does not read, and says where mails are only as it is', async () => {
  const hidden = await startServer({
    ...place,
    DEV_PAGES: '0',
    STRIPE_SECRET_KEY: 'sk_1',
    MAILURL: 'x',
  })
  const said = hidden.log()
  await hidden.stop()
  expect(said).toContain('STRIPE_SECRET_KEY is not supported by this version')
  expect(said).toContain('Did you mean MAIL_URL?')
  expect(said).not.toContain('sk_1')
  expect(said).toContain(`Mail is written to files, because MAIL_URL is not set: ${place.DATA_DIR}`)
  expect(said).not.toContain('/dev/mail')

  const shown = await startServer(place)
  const page = /Mail is written to files.*: (http\S+)/.exec(shown.log())?.[1] ?? ''
  expect((await fetch(page)).status).toBe(200)
  await shown.stop()
})

test('a TRUST_PROXY that is no address is refused at start with a sentence', async () => {
  await expect(startServer({ ...place, TRUST_PROXY: 'foo' })).rejects.toThrow(
    /TRUST_PROXY is not usable: it must be addresses or ranges of proxies/,
  )
})
