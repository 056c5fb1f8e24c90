import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { root } from '../lib/project.mjs'

/** @param {string[]} args */
const git = (...args) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)

/** The files that are not as in the last commit; in a clean folder those that the last commit changed. */
export function changedFiles() {
  const files = [
    ...git('diff', '--name-only', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ]
  return files.length > 0 ? files : git('diff', '--name-only', 'HEAD~1', 'HEAD')
}

/**
 * The feature that a file is of, as `server/rentals/holds`.
 * @param {string} file
 */
const featureOf = (file) => file.split('/').slice(0, 3).join('/')

/** @param {string} folder */
function sourcesOf(folder) {
  return readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path))
}

/**
 * The features of a side that changed, and those whose files import them.
 * @param {'server' | 'web'} side
 * @param {readonly string[]} changed
 * @returns {string[]} folders to hand to Vitest
 */
export function touchedFeatures(side, changed) {
  const sources = changed.filter((file) => file.startsWith(`${side}/`) && /\.tsx?$/.test(file))
  // What only tests changed is imported by nobody.
  const touched = new Set(sources.filter((file) => !/\.test\.tsx?$/.test(file)).map(featureOf))
  const importers = sourcesOf(side).filter((path) => {
    const text = readFileSync(`${root}/${path}`, 'utf8')
    const [, wing, feature] = path.split('/')
    return [...touched].some((folder) => {
      const [, otherWing, otherFeature] = folder.split('/')
      const relative = wing === otherWing ? `../${otherFeature}/` : `/${otherWing}/${otherFeature}/`
      return feature !== otherFeature && (text.includes(`#${folder}/`) || text.includes(relative))
    })
  })
  return [...new Set([...sources, ...importers].map(featureOf))].map((path) =>
    /\.tsx?$/.test(path) ? path : `${path}/`,
  )
}
