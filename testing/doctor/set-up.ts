import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPostgres } from '#server/platform/db/database.ts'
import type { Db } from '#server/platform/db/database.ts'
import { runDoctor } from '#server/tools/doctor/doctor-tool.ts'
import type { Outside } from '#server/tools/doctor/outside.ts'
import { madeBackup } from '../backups/made-backup.ts'
import { aKey } from '../backups/tools.ts'
import { buildCar } from '../factories.ts'
import { newPostgresDatabase } from '../new-postgres-database.ts'
import { serverOn } from '../server.ts'
import { signWithTestKey } from '../test-database.ts'
import { selfSigned } from './certificate.ts'
import { everythingHere, mailServer, proxyTo, secureServer } from './servers.ts'

export const host = 'rent.example.com'
/** Stands in every address that has one, and may stand in nothing that is printed. */
export const password = 'very-secret-7'
export const dayMs = 86_400_000

/** What the domain of the sender says in DNS; more of it in tests. */
export const records = {
  'cars.example.com': ['v=spf1 include:mail.example.net -all'],
  '_dmarc.cars.example.com': ['v=DMARC1; p=quarantine'],
  'mail._domainkey.cars.example.com': ['v=DKIM1; k=rsa; p=MIGfMA0GCSq'],
}

export const answering =
  (said: Record<string, string[]>): Outside['txt'] =>
  async (name) => {
    const found = said[name]
    if (!found) throw Object.assign(new Error(name), { code: 'ENODATA' })
    // Long ones come in parts.
    return found.map((text) => [text.slice(0, 9), text.slice(9)])
  }

/** A set-up with nothing wrong: a company that is open, behind a proxy with TLS, with mail. */
export type SetUp = {
  env: Record<string, string>
  outside: Outside
  db: Db
  /** Where its server is without the proxy. */
  direct: string
  taken: string[]
  close(): Promise<void>
}

export async function healthySetUp(): Promise<SetUp> {
  const url = await newPostgresDatabase(process.env.TEST_TEMPLATE)
  const database = await openPostgres(url)
  await signWithTestKey(database)
  const certificate = validCertificate()
  const at = { port: 0 }
  const proxy = await secureServer(
    certificate,
    proxyTo(() => at.port),
  )
  const env = {
    PUBLIC_URL: `https://${host}:${proxy.port}`,
    TRUST_PROXY: '127.0.0.1',
    // The base of tests is the sample company, which is shown in public only when somebody says so.
    SEED_DEMO: '1',
  }
  const server = await serverOn(database, env)
  await buildCar(server)
  const direct = await server.app.listen({ port: 0, host: '127.0.0.1' })
  at.port = Number(new URL(direct).port)
  const mail = await mailServer(password)
  const withPassword = new URL(url)
  withPassword.password = password
  const dataDir = mkdtempSync(join(tmpdir(), 'tramo-doctor-'))
  const backups = mkdtempSync(join(tmpdir(), 'tramo-doctor-backups-'))
  writeFileSync(join(dataDir, 'signing-key.pem'), 'a key')
  await madeBackup(backups, { dataDir, at: new Date() })
  return {
    env: {
      ...env,
      DATA_DIR: dataDir,
      BACKUP_DIR: backups,
      BACKUP_KEY: aKey,
      DATABASE_URL: withPassword.toString(),
      MAIL_URL: `smtp://tramo:${password}@127.0.0.1:${mail.port}`,
      MAIL_FROM: 'Acme <hello@cars.example.com>',
      METRICS_TOKEN: `${password}-for-metrics`,
    },
    outside: {
      now: () => new Date(),
      txt: answering(records),
      soa: async () => ({}),
      lookup: everythingHere,
      authorities: [certificate.cert],
    },
    db: database.db,
    direct,
    taken: mail.taken,
    async close() {
      await proxy.close()
      await server.app.close()
      await mail.close()
      await database.close()
    },
  }
}

export const validCertificate = (name = host, days = 60) =>
  selfSigned(name, new Date(Date.now() - 90 * dayMs), new Date(Date.now() + days * dayMs))

/** What the doctor says of a set-up, with its exit code. */
export async function doctor(
  { env, outside }: Pick<SetUp, 'env' | 'outside'>,
  ...args: string[]
): Promise<{ code: number; lines: string[]; complained: string[] }> {
  const lines: string[] = []
  const complained: string[] = []
  const code = await runDoctor(
    args,
    env,
    outside,
    (line) => lines.push(line),
    (line) => complained.push(line),
  )
  return { code, lines, complained }
}
