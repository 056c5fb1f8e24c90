import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of package.json, whatever the current directory is. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

/**
 * An absolute path inside the project.
 * @param {...string} parts
 */
export const inProject = (...parts) => join(root, ...parts)

/**
 * A JSON file of the project, or undefined when it is absent or broken.
 * @param {string} path absolute
 * @returns {any}
 */
export function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined
  }
}
