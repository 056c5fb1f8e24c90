// npm run prove:tests takes something of the product away, runs the tests that are to miss it, and puts it back.
import './lib/require-node.mjs'
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { inProject } from './lib/project.mjs'
import { stop } from './lib/say.mjs'
import { mutations } from './test/mutations.mjs'

const wanted = process.argv.slice(2)
const chosen = mutations.filter(
  ({ what }) => wanted.length === 0 || wanted.some((word) => what.includes(word)),
)
if (chosen.length === 0) stop('No mutation is called so.')

/** @param {string} file */
const isChanged = (file) =>
  spawnSync('git', ['diff', '--quiet', 'HEAD', '--', file], { cwd: inProject() }).status !== 0

/**
 * @param {readonly string[]} command
 * @returns {string | undefined} what failed; undefined when all of it passed
 */
function firstFailure([program = '', ...args]) {
  const { status, stdout } = spawnSync('npx', [program, ...args], {
    cwd: inProject(),
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  })
  if (status === 0) return undefined
  return /^.*(?:FAIL|×|✘).*$/m.exec(stdout)?.[0].trim() ?? 'it failed'
}

let missed = 0
for (const { what, file, from, to, by } of chosen) {
  const path = inProject(file)
  const before = readFileSync(path, 'utf8')
  if (isChanged(file)) stop(`${file} has changes of its own: commit them first.`)
  if (before.split(from).length !== 2) stop(`${what}: its place is not in ${file}, or not alone.`)
  let failure
  try {
    writeFileSync(
      path,
      before.replace(from, () => to),
    )
    failure = firstFailure(by)
  } finally {
    writeFileSync(path, before)
  }
  if (failure === undefined) missed += 1
  console.log(
    `${failure === undefined ? 'MISSED' : 'caught'}  ${what}\n        ${failure ?? by.join(' ')}`,
  )
}
console.log(`${chosen.length - missed} of ${chosen.length} caught.`)
process.exit(missed === 0 ? 0 : 1)
