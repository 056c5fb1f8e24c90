import { createHash } from 'node:crypto'
import { strFromU8 } from 'fflate'
import { beforeAll, describe, expect, it } from 'vitest'
import { checkEvidenceFile } from '#domain/money/evidence/evidence-file.ts'
import { staffAddFine } from '#protocol/help/help/staff-add-fine.ts'
import { sendMessage } from '#protocol/help/help/thread.ts'
import { staffOpenClaim } from '#protocol/money/claims/claims.ts'
import { staffAudit } from '#protocol/staff/staff/staff-audit.ts'
import { signatureFlaw, signingKey } from '#server/platform/auth/signing-key.ts'
import { sha256 } from '#server/platform/random.ts'
import { openPack, textIn } from '#testing/files/dispute-pack.ts'
import { buildUser } from '#testing/factories.ts'
import { pictureFile, sendPicture } from '#testing/help.ts'
import { requiredAngles } from '#testing/inspection.ts'
import { readPdf } from '#testing/pdf-text.ts'
import type { Rented } from '#testing/rental-life.ts'
import { returnedRental } from '#testing/reviews/rentals.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

const hidden = {
  license: 'Z9988776',
  born: '1984-02-29',
  note: 'Private note of the staff',
  override: 'Known to the owner of the shop',
}

/** What is written of that day anywhere. */
const bornAsWritten = [hidden.born, '29/02/1984', 'February 29, 1984', '29 Feb 1984']

describe('the pack of a rental that a bank disputes', () => {
  let rented: Rented
  let files: Record<string, Uint8Array>
  let index: string
  const licenseBytes = new TextEncoder().encode('the very bytes of a picture of a license')

  beforeAll(async () => {
    server = await testServer()
    const user = await buildUser(server, {
      user: { birth_date: hidden.born, first_name: 'Ana <b>', last_name: 'Núñez' },
      driver: { license_number: hidden.license, birth_date: hidden.born },
    })
    rented = await returnedRental(server, { user })
    const { db, clock, files: store } = server.services
    const { order, staff } = rented
    await store.write('LICENSEPICTURE23', licenseBytes)
    await db
      .insertInto('stored_file')
      .values({
        id: 'LICENSEPICTURE23',
        owner_id: user.id,
        purpose: 'license',
        content_type: 'image/webp',
        byte_size: licenseBytes.length,
        created_at: clock(),
        order_id: order,
      })
      .execute()
    await db
      .updateTable('inspection')
      .set({
        review_note: hidden.note,
        reviewed_at: clock(),
        reviewed_by: staff.id,
        state: 'reviewed',
      })
      .where('order_id', '=', order)
      .execute()
    await db
      .updateTable('rental_order')
      .set({
        papers_override_by: staff.id,
        papers_override_at: clock(),
        papers_override_reason: hidden.override,
        papers_override_of: 'papers',
      })
      .where('id', '=', order)
      .execute()
    await server.as(user.token).send(sendMessage, { order, text: 'I am <script>here</script>.' })
    await server.as(staff.token).send(staffAddFine, {
      order,
      code: 'fine',
      amount: 85,
      description: 'Red light at 5th',
      paper: [await pictureFile('fine.png')],
    })
    await server.as(staff.token).send(staffOpenClaim, {
      order,
      code: 'damage',
      description: 'A scratch at the door',
      estimate: 120,
      photos: [await sendPicture(server, staff, 'claim')],
    })
    const { id: payment } = await db
      .selectFrom('payment')
      .select('id')
      .where('order_id', '=', order)
      .executeTakeFirstOrThrow()
    await db
      .insertInto('dispute')
      .values({
        id: `dp_${order}`,
        payment_id: payment,
        order_id: order,
        amount_cents: 250_200,
        reason: 'fraudulent',
        state: 'open',
        opened_at: clock(),
      })
      .execute()
    files = await openPack(server, order, staff)
    index = textIn(files, 'index.html')
  })

  it('has contract, receipt, logs, photos, the paper of the fine, sums and how to check them', () => {
    const paths = Object.keys(files)
    expect(paths).toEqual(
      expect.arrayContaining([
        'read-me.txt',
        `contract/contract-${rented.order}-1.pdf`,
        'money/receipt.pdf',
        `evidence/evidence-${rented.order}.json`,
        'index.html',
        'sha256sums.txt',
      ]),
    )
    expect(paths.filter((path) => path.startsWith('photos/'))).toHaveLength(
      2 * requiredAngles.length,
    )
    expect(paths.filter((path) => path.startsWith('fines/'))).toHaveLength(1)
    expect(paths.filter((path) => path.startsWith('claims/'))).toEqual([
      expect.stringMatching(/^claims\/\d{4}-after\./),
    ])
    for (const said of [
      'Ana &#60;b&#62; Núñez',
      'Toyota Camry 2022',
      'I am &#60;script&#62;here&#60;/script&#62;.',
      'Red light at 5th',
      '$85.00',
      'A scratch at the door',
      '$120.00',
      'fraudulent',
      '$2,502.00',
      'Driver’s license',
      'Verified',
      'Photos at pickup and return',
    ])
      expect(index).toContain(said)
    expect(index).not.toContain('<script')
    expect(textIn(files, 'read-me.txt')).toMatch(
      /npm run verify-evidence .* --key http\S+\/\.well-known\/tramo-keys\.json/,
    )
  })

  it('has every line of the ledger in dollars and cents', async () => {
    const { db } = server.services
    const rows = await db
      .selectFrom('ledger_line')
      .innerJoin('ledger_entry', 'ledger_entry.id', 'ledger_line.entry_id')
      .innerJoin('rental_order', 'rental_order.transaction_id', 'ledger_entry.transaction_id')
      .where('rental_order.id', '=', rented.order)
      .select('amount_cents')
      .execute()
    const ledger = index.slice(index.indexOf('<h2>Ledger'))
    const body = ledger.slice(ledger.indexOf('<tbody>'), ledger.indexOf('</tbody>'))
    expect(rows.length).toBeGreaterThan(4)
    expect(body.split('<tr>')).toHaveLength(rows.length + 1)
    for (const { amount_cents: cents } of rows)
      expect(body).toContain(
        (Math.abs(cents) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 }),
      )
  })

  it('has the hashes of the files that are in it, in the index and as a list', () => {
    const sums = textIn(files, 'sha256sums.txt').trim().split('\n')
    expect(sums).toHaveLength(Object.keys(files).length - 1)
    for (const line of sums) {
      const [hash = '', path = ''] = line.split('  ')
      expect([path, hashOf(files[path] ?? new Uint8Array())]).toEqual([path, hash])
    }
    const photos = Object.keys(files).filter((path) => path.startsWith('photos/'))
    for (const path of photos)
      expect(index).toContain(`SHA-256: ${hashOf(files[path] ?? new Uint8Array())}`)
    expect(index).not.toContain('CHANGED')
    expect(index).not.toContain('Missing')
  })

  it('has a log that the published key proves, with the hashes of its photos', () => {
    const log = textIn(files, `evidence/evidence-${rented.order}.json`)
    const { published } = signingKey()
    const check = checkEvidenceFile(log, sha256, (seal, content) =>
      signatureFlaw(published, seal, content),
    )
    expect(check.flaw).toBeUndefined()
    const photos = Object.entries(files).filter(([path]) => path.startsWith('photos/'))
    for (const [, bytes] of photos) expect(log).toContain(hashOf(bytes))
  })

  it('has no license, birth date, picture of a license or note of the staff anywhere', () => {
    const never = [hidden.license, ...bornAsWritten, hidden.note, hidden.override]
    for (const [path, bytes] of Object.entries(files)) {
      const said = path.endsWith('.pdf') ? readPdf(Buffer.from(bytes)).text : strFromU8(bytes, true)
      for (const one of [...never, strFromU8(licenseBytes)])
        expect([path, said.includes(one)]).toEqual([path, false])
    }
    const contract = readPdf(Buffer.from(files[`contract/contract-${rented.order}-1.pdf`] ?? []))
    expect(contract.text).toContain('Driver\tAna Núñez (birth date and license left out)')
    expect(contract.text).toMatch(/Accepted\t/)
  })

  it('is in the audit log: who, of which order, when', async () => {
    const { order, staff } = rented
    const log = await server.as(staff.token).read(staffAudit, { subject: order })
    expect(log.body.entries?.[0]).toMatchObject({
      title: 'Downloaded a dispute pack',
      subject: order,
      staff: 'Ana Núñez',
      // The day of the return, 10:00 in the Bay Area.
      at: '2027-01-12T18:00:00.000Z',
    })
  })
})
