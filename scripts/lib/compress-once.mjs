import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

/**
 * Writes a `.br` beside each file of a finished build that becomes smaller by it, packed as small as brotli can: smaller
 * than a server could pack for every answer, and without its work.
 * @returns {import('vite').Plugin}
 */
export function compressOnce() {
  let root = ''
  return {
    name: 'compress-once',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      root = resolve(config.root, config.build.outDir)
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        for (const name of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
          if (!/\.(m?js|css|svg|wasm|webmanifest)$/.test(name)) continue
          const path = join(root, name)
          writeFileSync(`${path}.br`, brotliCompressSync(readFileSync(path)))
        }
      },
    },
  }
}
