import { statSync } from 'node:fs'
import { join } from 'node:path'
import { counted } from '#protocol/core/counted.ts'
import type { Config } from '../config.ts'
import { type BadEntry, planPhotos } from '../fleet/proof/photo-zip/plan-photos.ts'
import { BadZip, withZip } from '../fleet/proof/photo-zip/read-zip.ts'
import { takePhotos } from '../fleet/proof/photo-zip/take-photos.ts'
import type { Database } from '../platform/db/database.ts'
import { folderStore } from '../platform/gateways/files.ts'
import { stopScanners } from '../platform/uploads/file-scanners.ts'

const photoCount = counted('en', { one: '# photo', other: '# photos' })
const carCount = counted('en', { one: '# car', other: '# cars' })
const badCount = counted('en', { one: '# bad entry', other: '# bad entries' })

type Options = { path: string; replaces: boolean; isDryRun: boolean; config: Config }

/** Gives cars the photos of a ZIP, and says what it does or would do (docs/import.md#photos). */
export async function importPhotos({ db }: Pick<Database, 'db'>, options: Options): Promise<void> {
  const { path, replaces, isDryRun, config } = options
  if (!statSync(path, { throwIfNoEntry: false })?.isFile())
    return bad(`${path} cannot be read: check the path and its permissions.`)
  const files = folderStore(join(config.dataDir, 'uploads'))
  try {
    await withZip({ path }, async (zip) => {
      const plan = await planPhotos(db, zip, { replaces })
      if (plan.bad.length > 0) {
        list(plan.bad)
        return bad(`Nothing ${isDryRun ? 'would be' : 'was'} taken: ${badCount(plan.bad.length)}.`)
      }
      const gone = plan.replaced > 0 ? `, ${photoCount(plan.replaced)} would give way` : ''
      console.log(
        `${photoCount(plan.photos)} of ${carCount(plan.cars.size)} would be taken${gone}.`,
      )
      if (isDryRun) return
      let cars = 0
      const { taken, bad: leftOut } = await takePhotos(
        { db, files, clock: () => new Date() },
        zip,
        plan,
        {
          replaces,
          async onCar() {
            cars += 1
            console.log(`${cars} of ${carCount(plan.cars.size)} …`)
            return true
          },
        },
      )
      list(leftOut)
      console.log(`${photoCount(taken)} taken.`)
      if (leftOut.length > 0) bad(`${badCount(leftOut.length)} left out.`)
    })
  } catch (error) {
    if (!(error instanceof BadZip)) throw error
    bad(error.text.en)
  } finally {
    stopScanners()
  }
}

function list(entries: readonly BadEntry[]): void {
  for (const { entry, reason } of entries) console.error(`${entry}: ${reason.en}`)
}

function bad(sentence: string): void {
  console.error(sentence)
  process.exitCode = 1
}
