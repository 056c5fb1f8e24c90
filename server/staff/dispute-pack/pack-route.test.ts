import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { strFromU8 } from 'fflate'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Right } from '#protocol/core/rights.ts'
import { accidentReport } from '#protocol/help/help/help-request.ts'
import type { OrderRow } from '#server/money/orders/orders-store.ts'
import { zipOf } from '#server/platform/zip-writer.ts'
import { downloadPack, openPack, textIn } from '#testing/files/dispute-pack.ts'
import { buildCar, buildUser, type TestUser } from '#testing/factories.ts'
import { keptPictures, requiredAngles } from '#testing/inspection.ts'
import { holdCar } from '#testing/journey.ts'
import { bookedCar, pickedUp, type Rented } from '#testing/rental-life.ts'
import { type TestServer, testServer } from '#testing/server.ts'
import { packEntries } from './pack-entries.ts'
import { readPack } from './read-pack.ts'

let server: TestServer
beforeEach(async () => {
  server = await testServer()
})

async function staffWith(right: Right): Promise<TestUser> {
  const staff = await buildUser(server, { staff: true })
  await server.services.db
    .updateTable('staff_member')
    .set({ rights: [right] })
    .where('user_id', '=', staff.id)
    .execute()
  return staff
}

describe('whose it is', () => {
  it('is for the right of money alone, and leaves no line where it was refused', async () => {
    const { user, order } = await bookedCar(server)
    const [money, desk, stranger] = [
      await staffWith('money'),
      await staffWith('desk'),
      await buildUser(server),
    ]
    const codes = []
    for (const one of [undefined, user, stranger, desk, money])
      codes.push((await downloadPack(server, order, one)).http)
    expect(codes).toEqual([401, 403, 403, 403, 200])
    const { headers } = await downloadPack(server, order, money)
    expect(headers['cache-control']).toBe('no-store')
    const lines = await server.services.db
      .selectFrom('audit_entry')
      .select('staff_id')
      .where('action', '=', 'dispute pack downloaded')
      .where('subject', '=', order)
      .execute()
    expect(lines).toEqual([{ staff_id: money.id }, { staff_id: money.id }])
  })

  it('is refused to whose own rental it is, and there is none of an order that is not', async () => {
    const { user, order, staff } = await bookedCar(server)
    await server.services.db
      .insertInto('staff_member')
      .values({ user_id: user.id, rights: ['owner'] })
      .execute()
    const own = await downloadPack(server, order, user)
    expect([own.http, own.bytes.toString()]).toEqual([
      403,
      '{"status":0,"message":"This is your own. A colleague has to decide it."}',
    ])
    for (const id of ['NONE', '..%2F..%2Fetc', `${order}'--`, 'x'.repeat(90)])
      expect((await downloadPack(server, id, staff)).http).toBe(404)
  })
})

describe('what is not there', () => {
  it('is said in the index: no contract, payment, photo or message yet', async () => {
    const user = await buildUser(server)
    const staff = await staffWith('money')
    const order = await holdCar(server, user, await buildCar(server))
    const files = await openPack(server, order, staff)
    expect(Object.keys(files).filter((path) => /^(contract|photos|money)\//.test(path))).toEqual([])
    for (const said of [
      'There is no contract yet.',
      'There is no inspection yet.',
      'There are no messages.',
      'Nothing was paid.',
      'No card payment is disputed.',
    ])
      expect(textIn(files, 'index.html')).toContain(said)
  })

  it('names a photo that is gone, and one that is not what was sent', async () => {
    const { order, staff } = await pickedUp(server)
    const rows = await server.services.db
      .selectFrom('inspection_item')
      .innerJoin('inspection', 'inspection.id', 'inspection_item.inspection_id')
      .innerJoin('stored_file', 'stored_file.id', 'inspection_item.file_id')
      .select(['file_id', 'sha256'])
      .where('inspection.order_id', '=', order)
      .orderBy('inspection_item.position')
      .execute()
    const folder = join(server.services.config.dataDir, 'uploads')
    rmSync(join(folder, rows[0]?.file_id ?? ''))
    writeFileSync(join(folder, rows[1]?.file_id ?? ''), 'another picture')
    const files = await openPack(server, order, staff)
    const index = textIn(files, 'index.html')
    expect(index).toMatch(/Missing: photos\/0001-pickup-/)
    expect(index).toContain('Missing: no longer in the store')
    expect(index).toContain(`CHANGED: when it was sent, the SHA-256 was ${rows[1]?.sha256}`)
    expect(Object.keys(files).filter((path) => path.startsWith('photos/0001-'))).toEqual([])
  })

  it('is a log whose report of an accident names the license of another driver', async () => {
    const { user, order, staff } = await pickedUp(server)
    const path = `evidence/evidence-${order}.json`
    expect(Object.keys(await openPack(server, order, staff))).toContain(path)
    const reported = await server.as(user.token).send(accidentReport, {
      order,
      description: 'Somebody hit the back of the car.',
      license: 'Y5544332',
      someoneHurt: false,
      place: 'Oakland, 7th Street',
    })
    expect(reported.body.status).toBe(1)
    const files = await openPack(server, order, staff)
    expect(Object.keys(files)).not.toContain(path)
    expect(textIn(files, 'index.html')).toContain('Left out: an accident report in it names')
    for (const bytes of Object.values(files))
      expect(strFromU8(bytes, true)).not.toContain('Y5544332')
  })
})

/** A rental with a hundred photos of 200 KB beside those of its pickup. */
async function withManyPhotos(): Promise<Rented> {
  const rented = await pickedUp(server)
  const { db } = server.services
  const bytes = async () => new Uint8Array(200_000).fill(7)
  const angles = Array.from({ length: 100 }, () => 'damage' as const)
  const items = await keptPictures(server, rented.user, 'inspection', angles, bytes)
  const { id } = await db
    .selectFrom('inspection')
    .select('id')
    .where('order_id', '=', rented.order)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('inspection_item')
    .values(
      items.map(({ checkpoint, file }, at) => ({
        inspection_id: id,
        position: 100 + at,
        checkpoint,
        file_id: file,
      })),
    )
    .execute()
  return rented
}

describe('a rental with more than a hundred photos', () => {
  it('is whole for two who download it at once', async () => {
    const { order, staff } = await withManyPhotos()
    const packs = await Promise.all([
      openPack(server, order, staff),
      openPack(server, order, staff),
    ])
    for (const files of packs) {
      const photos = Object.keys(files).filter((path) => path.startsWith('photos/'))
      expect(photos).toHaveLength(100 + requiredAngles.length)
    }
  })

  it('is read photo by photo, as fast as it is taken', async () => {
    const { order } = await withManyPhotos()
    const opened: string[] = []
    const { files } = server.services
    const counted = {
      ...server.services,
      files: {
        ...files,
        stored: (id: string) => {
          opened.push(id)
          return files.stored(id)
        },
      },
    }
    const row = await server.services.db
      .selectFrom('rental_order')
      .selectAll()
      .where('id', '=', order)
      .executeTakeFirstOrThrow()
    const pack = zipOf(packEntries(counted, await readPack(counted, row as OrderRow)))
    let taken = 0
    for await (const piece of pack as AsyncIterable<Uint8Array>) {
      taken += piece.length
      // Whoever has taken so much has been given at most the photos that it holds, and what a stream reads ahead.
      if (taken > 2_000_000) break
    }
    expect(opened.length).toBeGreaterThan(requiredAngles.length)
    expect(opened.length).toBeLessThan(requiredAngles.length + 20)
  })
})
