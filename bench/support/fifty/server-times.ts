/** How calls that are not the endpoint's are counted, by the beginning of their path. */
const paths: readonly [string, string][] = [
  ['/api/contract/', 'contract PDF'],
  ['/api/receipt', 'receipt PDF'],
  ['/api/evidence', 'evidence file'],
  ['/api/export', 'export ZIP'],
  ['/files/', 'open a file'],
  ['/gateway/test/', 'the test gateway'],
]

type Line = { msg?: string; objectType?: string; path?: string; ms?: number }

/** What each answer took, as the server has written it into its log: name and milliseconds. */
export function* serverTimes(log: string): Generator<[string, number]> {
  for (const text of log.split('\n')) {
    if (!text.includes('"answered"')) continue
    const line = JSON.parse(text) as Line
    const name =
      line.objectType?.replace(/^jobs\/.*/, 'job') ??
      paths.find(([begin]) => line.path?.startsWith(begin))?.[1]
    if (name !== undefined && line.ms !== undefined) yield [name, line.ms]
  }
}
