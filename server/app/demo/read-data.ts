import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { projectRoot } from '../../platform/project-root.ts'

const pathOf = (name: string) => join(projectRoot, 'server/app/demo', name)

/** The text of a file of this folder, wherever the server was built to. */
export const readText = (name: string): string => readFileSync(pathOf(name), 'utf8')

export const readBytes = (name: string): Uint8Array => readFileSync(pathOf(name))

const files = new Map<string, Record<string, string>[]>()

/** The rows of a CSV file of this folder, by the names of its header; several steps of a load ask for the same. */
export function readRows<Column extends string>(name: string): Record<Column, string>[] {
  const rows = files.get(name) ?? parse<Record<Column, string>>(readText(name), { columns: true })
  files.set(name, rows)
  return rows
}

/** Reads the sample while its database is being made, which takes a second. */
export function readAhead(): void {
  for (const name of ['places', 'people', 'reviews', 'jobs', 'job-applications'])
    readRows(`${name}.csv`)
}

/** Once all is loaded nobody asks for them again. */
export const forgetRows = (): void => files.clear()

/** One of the sample's areas as its file has it: names in both languages, dollars a gallon and a kWh. */
export type AreaData = {
  id: number
  slug: string
  name: { en: string; es: string }
  timeZone: string
  state: string
  centre: { lat: number; lon: number }
  gasPrice: number
  kwhPrice: number
}

export const readAreas = (): AreaData[] => JSON.parse(readText('areas.json'))

/** The areas' ids by their slugs, by which the other files name them. */
export const areaIds = (): Map<string, string> =>
  new Map(readAreas().map(({ slug, id }) => [slug, String(id)]))

const zones = new Map(readAreas().map(({ id, timeZone }) => [String(id), timeZone]))

/** The time zone of an area of the sample by its id. */
export const zoneOf = (areaId: string): string => zones.get(areaId) ?? 'UTC'
