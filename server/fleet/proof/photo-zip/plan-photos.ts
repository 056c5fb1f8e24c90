import { sql } from 'kysely'
import type { Entry, ZipFile } from 'yauzl'
import { mostOwnPhotos } from '#domain/fleet/proof/own-photos.ts'
import { readPhotoName } from '#domain/fleet/proof/photo-names.ts'
import type { Text } from '#protocol/core/text.ts'
import type { Db, Tx } from '../../../platform/db/database.ts'
import { sha256 } from '../../../platform/random.ts'
import { listZip } from './read-zip.ts'
import { noSuchCar, zipTexts } from './zip-texts.ts'

/** An entry that is not taken, and why. */
export type BadEntry = { entry: string; reason: Text }

export type PhotoPlan = {
  /** By the ids of cars, each in the order of its numbers. */
  cars: ReadonlyMap<string, { name: string; entry: Entry }[]>
  photos: number
  /** Photos that these cars have, and would have no more. */
  replaced: number
  /** With one nothing is taken. */
  bad: BadEntry[]
  /** Of the file and of what it meets: only while it is the same does the file do what a dry run said. */
  fingerprint: string
}

type Numbered = { name: string; entry: Entry; number: number }
type KnownCar = { id: string; ref: string; photos: string[] }

/**
 * What a ZIP of photos would do now (docs/product/cars.md#a-zip-of-photos); only its list is read.
 * @param replaces the photos that these cars have give way
 * @param done cars that have theirs already
 * @throws BadZip
 */
export async function planPhotos(
  db: Db | Tx,
  zip: ZipFile,
  { replaces, done = new Set() }: { replaces: boolean; done?: ReadonlySet<string> },
): Promise<PhotoPlan> {
  const known = await knownCars(db)
  const bad: BadEntry[] = []
  const found = new Map<KnownCar, Numbered[]>()
  for (const { name, entry, problem } of await listZip(zip)) {
    const read = problem ? undefined : readPhotoName(name)
    if (read === 'beside') continue
    const car = typeof read === 'object' ? known.get(read.source) : undefined
    if (car && done.has(car.id)) continue
    const others = car ? (found.get(car) ?? []) : []
    if (problem) bad.push({ entry: name, reason: problem })
    else if (read === 'kind' || read === 'name') bad.push({ entry: name, reason: zipTexts[read] })
    else if (!read || !car) bad.push({ entry: name, reason: noSuchCar(read?.source ?? '') })
    else if (others.some(({ number }) => number === read.number))
      bad.push({ entry: name, reason: zipTexts.twice })
    else if (others.length + (replaces ? 0 : car.photos.length) >= mostOwnPhotos)
      bad.push({ entry: name, reason: zipTexts.tooMany })
    else found.set(car, [...others, { name, entry, number: read.number }])
  }
  const cars = [...found].map(
    ([car, entries]) =>
      [car.id, entries.toSorted((one, other) => one.number - other.number)] as const,
  )
  const all = cars.flatMap(([, entries]) => entries)
  const met = [...found.keys()].map(({ id, photos }) => [id, photos])
  const list = all.map(({ name, entry }) => [name, entry.crc32, entry.uncompressedSize])
  return {
    cars: new Map(cars),
    photos: all.length,
    replaced: replaces ? [...found.keys()].flatMap(({ photos }) => photos).length : 0,
    bad,
    fingerprint: sha256(JSON.stringify([replaces, met, list])).slice(0, 16),
  }
}

/** All cars by what a file calls them (docs/import.md). */
async function knownCars(db: Db | Tx): Promise<ReadonlyMap<string, KnownCar>> {
  const { rows } = await sql<KnownCar>`
    select id, coalesce(external_ref, id) as ref, photos from car`.execute(db)
  return new Map(rows.map((car) => [car.ref, car]))
}
