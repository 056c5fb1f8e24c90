// Type-checks every room with its own tsconfig, so that each wall holds by itself.
import { spawnSync } from 'node:child_process'

let failed = false
for (const project of ['domain', 'protocol', 'server', 'web', '.']) {
  const result = spawnSync('npx', ['--no-install', 'tsc', '-p', project], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (result.status !== 0) {
    console.error(`types: ${project} does not compile`)
    failed = true
  }
}
process.exit(failed ? 1 : 0)
