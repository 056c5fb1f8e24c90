import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { root } from './source-files.ts'

const folder = `${root}deploy/`

it('every image of a deployment is named by its digest, so that no registry can exchange it', () => {
  const images = readdirSync(folder)
    .filter((name) => name === 'Dockerfile' || name.endsWith('.yaml'))
    .flatMap((name) => readFileSync(folder + name, 'utf8').split('\n'))
    .filter((line) => /^(FROM|\s*image:) /.test(line))
  expect(images.length).toBeGreaterThanOrEqual(5)
  for (const line of images) expect(line).toMatch(/:[\w.-]+@sha256:[0-9a-f]{64}( AS \w+)?$/)
})
