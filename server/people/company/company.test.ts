import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { BadConfig, readConfig } from '../../config.ts'
import { testServer } from '#testing/server.ts'
import { stripeSettings } from '#testing/stripe/fake-stripe.ts'
import { emptyDatabase } from '#testing/test-database.ts'
import { migrate, migrations } from '../../platform/db/migrate.ts'
import { pageCompany } from './company-pages.ts'
import { readCompany, refuseSample } from './company-store.ts'

const server = await testServer()
const { db } = server.services
const before = await readCompany(db)
afterEach(async () => {
  const { single: _, ...row } = before
  await db.updateTable('company').set(row).execute()
})

test('there is one company, it stays, and a sample one stays a sample', async () => {
  const refused = { code: '23514', constraint: 'company_stays' }
  await expect(sql`insert into company default values`.execute(db)).rejects.toMatchObject({
    code: '23505',
  })
  await expect(sql`delete from company`.execute(db)).rejects.toMatchObject(refused)
  await expect(sql`update company set is_sample = false`.execute(db)).rejects.toMatchObject(refused)
})

test.each([
  ['a routing number of eight digits', { bank_routing: '00011122' }],
  ['an account of letters', { bank_account: 'abcd' }],
  ['an account without its holder', { bank_holder: null }],
  ['an empty holder', { bank_holder: '' }],
  ['a card fee of 10 %', { card_fee: '0.1' }],
  ['a negative card fee', { card_fee: '-0.01' }],
  ['a donation of more than half', { donation_rate: '0.51' }],
  ['a color without the other', { main_color: '#0c7d85' }],
  ['a color that is none', { main_color: 'teal', accent_color: '#ff8b3d' }],
  ['an empty name', { name: '' }],
])('%s is refused by the database', async (_what, change) => {
  await expect(db.updateTable('company').set(change).execute()).rejects.toMatchObject({
    code: '23514',
  })
})

const liveKeys = {
  ...stripeSettings,
  STRIPE_SECRET_KEY: 'rk_live_fakefakefakefake',
  STRIPE_PUBLISHABLE_KEY: 'pk_live_fakefakefakefake',
}
const open = 'https://cars.example.com'

test.each([
  [
    'with a live key',
    { ...liveKeys, STRIPE_SECRET_KEY: 'sk_live_fakefakefakefake' },
    /takes no real money: start with a new DATA_DIR/,
  ],
  [
    'with a live restricted key, also where it is shown',
    { ...liveKeys, PUBLIC_URL: open, SEED_DEMO: '1' },
    /takes no real money/,
  ],
  [
    'at a public address',
    { PUBLIC_URL: open },
    /start with a new DATA_DIR to open at https:\/\/cars\.example\.com/,
  ],
  [
    'at a public address, with SEED_DEMO=0',
    { PUBLIC_URL: open, SEED_DEMO: '0' },
    /set SEED_DEMO=1 to show the sample/,
  ],
  [
    'in a database of its own',
    { PUBLIC_URL: open, DATABASE_URL: 'postgres://a@b/c' },
    /^The database of DATABASE_URL .* start with an empty database/,
  ],
])('the sample company is refused %s', async (_how, env, sentence) => {
  const refusal = refuseSample(db, readConfig(env))
  await expect(refusal).rejects.toThrow(BadConfig)
  await expect(refuseSample(db, readConfig(env))).rejects.toThrow(sentence)
})

test.each([
  ['at this machine', {}],
  ['at this machine by its address', { PUBLIC_URL: 'http://127.0.0.1:3000' }],
  ['in public, asked for by hand', { PUBLIC_URL: open, SEED_DEMO: '1' }],
  ['with a test key', stripeSettings],
])('the sample company is shown %s', async (_how, env) => {
  await expect(refuseSample(db, readConfig(env))).resolves.toBeUndefined()
})

test.each([
  ['a company that rents already goes on as before, but for the account that nobody has', false],
  ['an earlier database with the sample company is one', true],
])('%s', async (_what, demo) => {
  const earlier = await emptyDatabase()
  try {
    await migrate(
      earlier,
      migrations().filter(({ name }) => name < '0010'),
    )
    await sql`insert into area (id, slug, name_en, name_es, state, zone, gas_price_cents, centre_latitude,
        centre_longitude, pickup_address)
      values ('1', 'a', 'A', 'A', 'CA', 'America/Los_Angeles', 400, 0, 0, 'Here')`.execute(
      earlier.db,
    )
    await sql`insert into app_user (id, email, demo) values ('ana', 'ana@example.com', ${demo})`.execute(
      earlier.db,
    )
    await migrate(earlier)
    expect(await earlier.db.selectFrom('company').selectAll().executeTakeFirst()).toMatchObject({
      is_sample: demo,
      bank_account: demo ? '00005521' : null,
      name: 'Tramo',
      legal_name: 'Tramo Rentals',
      takes_cash: true,
      card_fee: '0.030',
      donation_rate: '0.100',
    })
    const covers = await earlier.db.selectFrom('cover_price').selectAll().execute()
    expect(covers).toEqual([
      { from_cents: 0, month_cents: 5_000 },
      { from_cents: 74_500, month_cents: 10_000 },
    ])
  } finally {
    await earlier.close()
  }
})

test('pages are told what is set, and that it is a sample only where everybody sees it', async () => {
  const facts = async (env: Record<string, string>) =>
    (await pageCompany({ db, config: readConfig(env) })).facts
  const set = { name: 'Tramo', donationRate: 0.1, helpsUkraine: true }
  expect(await facts({})).toMatchObject({ ...set, isSample: false })
  expect(await facts({ PUBLIC_URL: open, SEED_DEMO: '1' })).toMatchObject({
    ...set,
    isSample: true,
  })
  await db.updateTable('company').set({ donation_rate: '0.025', helps_ukraine: false }).execute()
  expect(await facts({})).toMatchObject({
    donationRate: 0.025,
    helpsUkraine: false,
    isSample: false,
  })
})

test('the page of a screen says so in its head, and what is new at once', async () => {
  const said = async () =>
    (await server.app.inject({ url: '/dashboard' })).body.match(
      /<meta name="company" content="([^"]*)"/,
    )?.[1]
  expect(await said()).toContain('&#34;donationRate&#34;:0.1')
  await db.updateTable('company').set({ donation_rate: '0.02' }).execute()
  expect(await said()).toContain('&#34;donationRate&#34;:0.02')
})
