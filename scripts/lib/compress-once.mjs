import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { inProject } from './project.mjs'

/**
 * Writes a `.br` beside each text file of a finished build, packed as small as brotli can: smaller
 * than a server could pack for every answer, and without its work.
 * @param {string} folder of the build, from the project's root
 * @returns {import('vite').Plugin}
 */
export function compressOnce(folder) {
  return {
    name: 'compress-once',
    apply: 'build',
    enforce: 'post',
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        const root = inProject(folder)
        for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
          if (!/\.(m?js|css|svg|webmanifest)$/.test(name)) continue
          const path = join(root, name)
          writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)))
        }
      },
    },
  }
}
