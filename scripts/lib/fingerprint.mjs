import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'
import { inProject, root } from './project.mjs'

const sources = [
  'domain',
  'protocol',
  'server',
  'web',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
  'vite.config.ts',
  'vite.early.config.ts',
  'vite.server.config.ts',
  'vite.widget.config.ts',
]

const isTest = (/** @type {string} */ path) => /\.test\.tsx?$/.test(path)

/**
 * One word for everything that a build is made of. The content counts, not the time of a file:
 * a fresh clone, a copy and a checkout of an older commit change times without reason.
 */
export function fingerprintOfSources() {
  const hash = createHash('sha256').update(`${process.env.VITE_API_URL ?? ''}\0`)
  for (const source of sources) {
    for (const path of filesUnder(inProject(source))) {
      hash.update(`${relative(root, path)}\0`)
      hash.update(readFileSync(path))
      hash.update('\0')
    }
  }
  return hash.digest('hex')
}

/**
 * @param {string} path a file or a folder; absent is empty
 * @returns {string[]} in a fixed order
 */
function filesUnder(path) {
  const stat = statSync(path, { throwIfNoEntry: false })
  if (stat === undefined || isTest(path)) return []
  if (!stat.isDirectory()) return [path]
  const names = readdirSync(path).toSorted()
  return names.flatMap((name) => filesUnder(join(path, name)))
}
