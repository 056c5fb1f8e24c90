import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The repository's root, with a slash at its end. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

const folders = [
  'domain',
  'protocol',
  'server',
  'web',
  'testing',
  'e2e',
  'scripts',
  'bench',
  'docs',
]

/** Whatever people wrote, by its path from the root with forward slashes. */
export function sourceFiles(extensions: readonly string[]): string[] {
  return folders
    .flatMap((folder) =>
      readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).map(
        (path) => `${folder}/${path.replaceAll('\\', '/')}`,
      ),
    )
    .filter((path) => extensions.some((extension) => path.endsWith(`.${extension}`)))
    .toSorted()
}
