import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { payUnderFire } from '#testing/processes/own-database/payments.ts'

/*
 * Whether cards are charged once and booked to the cent while the server is killed with -9, its calls to Stripe
 * fail, and Stripe's messages are lost, repeated and late. Stripe is played on this machine. It fails on one order
 * that was charged twice, one that is paid at one side alone, and one cent between the books and Stripe.
 */

const payments = Number(process.argv[2] ?? 200)
const folder = mkdtempSync(join(tmpdir(), 'tramo-payments-'))
try {
  const place = { DATA_DIR: folder, SEED_DEMO: '0', RATE_LIMITS: 'off', LOG_LEVEL: 'fatal' }
  const seen = await payUnderFire(place, payments)
  const table = {
    'people who pay': payments,
    'kills -9 of the server': seen.kills,
    'charges at Stripe': seen.charges,
    'orders that are charged and paid': seen.orders,
    'messages lost': seen.messages.lost,
    'messages twice': seen.messages.twice,
    'messages late': seen.messages.late,
    'until all was booked, ms': Math.round(seen.settledMs),
    'orders charged twice': seen.chargedTwice,
    'orders paid at one side alone': seen.unlike,
    'cents between Stripe and the books': seen.booksOff,
    'sum of the ledger, cents': seen.ledger,
  }
  for (const [what, count] of Object.entries(table))
    console.log(`${what.padEnd(40)}${String(count).padStart(8)}`)
  const isProven =
    seen.orders > 0 &&
    seen.chargedTwice === 0 &&
    seen.unlike === 0 &&
    seen.booksOff === 0 &&
    seen.ledger === 0
  console.log(isProven ? 'Proven: nothing is charged twice.' : 'NOT proven: see above.')
  process.exitCode = isProven ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}
