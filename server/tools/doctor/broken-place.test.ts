import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type Change, eachIsSeen, type Place } from '#testing/doctor/broken.ts'
import { freePort } from '#testing/free-port.ts'
import { password } from '#testing/doctor/set-up.ts'

async function changed({ db, after }: Place, there: string, back: string): Promise<Change> {
  await sql.raw(there).execute(db)
  after(() => sql.raw(back).execute(db))
  return {}
}

const later = (ms: number): Change => ({
  outside: { now: () => new Date(Date.now() + ms) },
})

const nowhere = async () => `postgresql://tramo:${password}@127.0.0.1:${await freePort()}/tramo`

eachIsSeen([
  [
    'a variable that is not usable',
    () => ({ env: { PORT: 'many', LOG_LEVEL: 'loud' } }),
    'FAILS      variables: LOG_LEVEL is not usable',
    2,
  ],
  [
    'a variable that nobody knows',
    () => ({ env: { MAIL_FORM: 'hello@cars.example.com' } }),
    'advice     variables: MAIL_FORM is not known and is ignored. Did you mean MAIL_FROM?',
    0,
  ],
  [
    'a sender that is missing',
    () => ({ env: { MAIL_FROM: '' } }),
    'FAILS      variables: MAIL_URL needs MAIL_FROM',
    1,
  ],
  [
    'a database that is away',
    async () => ({
      env: { DATABASE_URL: await nowhere() },
    }),
    'FAILS      database: DATABASE_URL cannot be used (ECONNREFUSED)',
    1,
  ],
  [
    'a migration that has not run',
    (place) =>
      changed(
        place,
        `create table kept as select * from migration; delete from migration where name > '0010'`,
        'insert into migration select * from kept on conflict do nothing; drop table kept',
      ),
    'FAILS      migrations: ',
    1,
  ],
  [
    'a migration of a newer version',
    (place) =>
      changed(
        place,
        `insert into migration (name) values ('9999-later.sql')`,
        `delete from migration where name = '9999-later.sql'`,
      ),
    'FAILS      migrations: A newer version has changed the tables (9999-later.sql)',
    1,
  ],
  [
    'a folder that cannot be written',
    (place) => {
      const file = join(place.env.DATA_DIR ?? '', 'file')
      writeFileSync(file, '')
      return { env: { DATA_DIR: file } }
    },
    'FAILS      disk: DATA_DIR ',
    1,
  ],
  [
    'a company that is open without a car',
    (place) =>
      changed(place, `update car set status = 'retired'`, `update car set status = 'active'`),
    'FAILS      company: It is open, and this is missing: A car',
    1,
  ],
  [
    'a company that is open without a way to pay',
    (place) =>
      changed(
        place,
        'update company set takes_cash = false, bank_holder = null, bank_routing = null, bank_account = null',
        `update company set takes_cash = true, bank_holder = 'Acme', bank_routing = '000111222', bank_account = '00005521'`,
      ),
    'FAILS      company: It is open, and this is missing: A way to pay',
    1,
  ],
  [
    'the same before it opens',
    (place) =>
      changed(
        place,
        'update company set opened_at = null, takes_cash = false, bank_holder = null, bank_routing = null, bank_account = null',
        `update company set opened_at = now(), takes_cash = true, bank_holder = 'Acme', bank_routing = '000111222', bank_account = '00005521'`,
      ),
    'advice     company: Missing before it opens: A way to pay',
    0,
  ],
  [
    'the sample company in public',
    () => ({ env: { SEED_DEMO: '0' } }),
    'FAILS      company: The database of DATABASE_URL holds the sample company',
    1,
  ],
  [
    'no mail in public',
    () => ({ env: { MAIL_URL: '' } }),
    'FAILS      company: It is open, and this is missing: MAIL_URL and MAIL_FROM',
    1,
  ],
  [
    'a clock that is a minute off',
    () => later(60_000),
    "FAILS      clocks: The database's clock is 60 seconds behind this machine's",
    2,
  ],
  [
    'a clock that is seconds off',
    () => later(-5_000),
    "advice     clocks: The database's clock is 5 seconds ahead of this machine's",
    0,
  ],
  [
    'an address of a database that is none',
    () => ({ env: { DATABASE_URL: `mysql://tramo:${password}@127.0.0.1/tramo` } }),
    'not tried  database: DATABASE_URL is not usable.',
    1,
  ],
  [
    'a folder that is not there yet',
    (place) => ({ env: { DATA_DIR: join(place.env.DATA_DIR ?? '', 'new') } }),
    'advice     disk: DATA_DIR ',
    0,
  ],
  [
    'no database yet',
    (place) => ({
      env: { DATABASE_URL: '', DATA_DIR: join(place.env.DATA_DIR ?? '', 'new') },
    }),
    'advice     database: There is none yet',
    0,
  ],
])
