import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

function above(directory: string): string {
  if (existsSync(join(directory, 'package.json'))) return directory
  const parent = dirname(directory)
  if (parent === directory) throw new Error('package.json was not found above the server')
  return above(parent)
}

/** The folder of package.json, wherever this file was built to. */
export const projectRoot = above(dirname(fileURLToPath(import.meta.url)))
