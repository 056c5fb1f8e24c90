// @thorough
import { join } from 'node:path'
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

/** A start with this DATA_DIR, beside whichever database. */
const startIn = (folder: string) => startServer({ ...place, DATA_DIR: folder })

test('a DATA_DIR that cannot be made ends with a sentence about it', async () => {
  await expect(startIn(join(import.meta.filename, 'data'))).rejects.toThrow(
    /DATA_DIR .+ cannot be made: a part of the path is no folder\./,
  )
})

test.skipIf(process.platform !== 'linux')(
  'a DATA_DIR where nothing can be made ends, and not with a word about the database',
  async () => {
    await expect(startIn('/proc/x/y')).rejects.toThrow(
      /DATA_DIR \/proc\/x\/y cannot be used \(ENOENT\): check the path\./,
    )
  },
)

test('calls through a proxy that is not named are told in the log, once', async () => {
  const server = await startServer({ ...place, LOG_LEVEL: 'warn' })
  const ask = (headers: Record<string, string>) => fetch(`${server.url}/healthz`, { headers })
  const times = () => server.log().split('TRUST_PROXY is not set').length - 1
  await ask({})
  expect(times()).toBe(0)
  for (let call = 0; call < 3; call++) await ask({ 'x-forwarded-for': '203.0.113.7' })
  await server.stop()
  expect(times()).toBe(1)
})
