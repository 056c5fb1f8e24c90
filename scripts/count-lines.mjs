// npm run count says how many lines of code and of tests there are: no target, only what is so.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { countedLines } from './lib/counted-lines.mjs'
import { inProject, root } from './lib/project.mjs'
import { stop } from './lib/say.mjs'

const languages = new Set(['.ts', '.tsx', '.mjs', '.js', '.css', '.sql'])
/** Folders of the first level whose lines only show that the others' are right, or how fast they are. */
const onlyForTests = new Set(['testing', 'e2e'])
const kinds = /** @type {const} */ (['code', 'tests', 'benches'])

/** @param {string} path @returns {typeof kinds[number]} */
function kindOf(path) {
  const [folder = ''] = path.split('/')
  if (folder === 'bench') return 'benches'
  return onlyForTests.has(folder) || /\.test\.tsx?$/.test(path) ? 'tests' : 'code'
}

const listed = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
if (listed.status !== 0) stop('The files are those that git knows: this is no working copy.')

/** @typedef {{ files: number, code: number, comments: number, blank: number }} Sum */
/** @returns {Sum} */
const none = () => ({ files: 0, code: 0, comments: 0, blank: 0 })
/** @type {Map<string, Map<string, Sum>>} */
const sums = new Map(kinds.map((kind) => [kind, new Map()]))
for (const path of listed.stdout.split('\0')) {
  if (!languages.has(extname(path))) continue
  const folders = sums.get(kindOf(path)) ?? new Map()
  const folder = path.includes('/') ? (path.split('/')[0] ?? '') : 'the root'
  const sum = folders.get(folder) ?? none()
  folders.set(folder, sum)
  const { code, comments, blank } = countedLines(
    readFileSync(inProject(path), 'utf8'),
    extname(path),
  )
  sum.files += 1
  sum.code += code
  sum.comments += comments
  sum.blank += blank
}

console.log('| | files | lines | comments | blank |\n| --- | --- | --- | --- | --- |')
/** @param {string} name @param {Sum} sum */
const row = (name, { files, code, comments, blank }) =>
  console.log(
    `| ${[name, ...[files, code, comments, blank].map((n) => n.toLocaleString('en'))].join(' | ')} |`,
  )
for (const [kind, folders] of sums) {
  const all = none()
  for (const sum of folders.values())
    for (const name of /** @type {(keyof Sum)[]} */ (Object.keys(all))) all[name] += sum[name]
  row(`**${kind}**`, all)
  for (const [folder, sum] of [...folders].toSorted(([a], [b]) => a.localeCompare(b)))
    row(folder, sum)
}
