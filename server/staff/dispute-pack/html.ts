import { escapeHtml } from '../../platform/escape-html.ts'

/** HTML that is safe to stand in a page as it is. */
export type Html = { html: string }
type Cell = string | number | null | undefined | Html

const shown = (cell: Cell): string =>
  typeof cell === 'object' && cell !== null ? cell.html : escapeHtml(String(cell ?? ''))

/** Numbers, sums and single words stay on one line, whatever stands beside them. */
const tableCell = (cell: Cell): string => {
  const isShort = typeof cell === 'number' || (typeof cell === 'string' && cell.length <= 12)
  return `<td${isShort ? ' class="short"' : ''}>${shown(cell)}</td>`
}

/** A link to a file of the pack. */
export const link = (path: string, said = path): Html => ({
  html: `<a href="${escapeHtml(path)}">${escapeHtml(said)}</a>`,
})

export const lines = (...cells: readonly Cell[]): Html => ({
  html: cells
    .map(shown)
    .filter((one) => one !== '')
    .join('<br>'),
})

export const section = (title: string, ...parts: readonly string[]): string =>
  `<section><h2>${escapeHtml(title)}</h2>\n${parts.join('\n')}</section>`

export const paragraph = (said: string): string => `<p>${escapeHtml(said)}</p>`

/** A table; without rows the sentence that says so. A row past `most` is left out, and that is said. */
export function table(
  heads: readonly string[],
  rows: readonly (readonly Cell[])[],
  none: string,
  most = rows.length,
): string {
  if (rows.length === 0) return `<p class="none">${escapeHtml(none)}</p>`
  const body = rows.slice(0, most).map((cells) => `<tr>${cells.map(tableCell).join('')}</tr>`)
  const rest = rows.length > most ? paragraph(`Only the first ${most} lines are shown.`) : ''
  return `<table><thead><tr>${heads.map((head) => `<th>${escapeHtml(head)}</th>`).join('')}</tr></thead>
<tbody>${body.join('\n')}</tbody></table>${rest}`
}

const style = `
body { font: 14px/1.45 sans-serif; color: #111; background: #fff; max-width: 64rem; margin: 1.5rem auto; padding: 0 1rem; }
h1 { font-size: 1.6rem; margin: 0; } h2 { font-size: 1.1rem; border-bottom: 1px solid #999; margin-top: 2rem; }
table { border-collapse: collapse; width: 100%; } th, td { text-align: left; vertical-align: top; border: 1px solid #ccc; padding: .3rem .4rem; overflow-wrap: anywhere; }
th, .short { white-space: nowrap; } th { background: #eee; } tr { break-inside: avoid; } img { max-width: 14rem; max-height: 11rem; display: block; }
.none { font-weight: bold; } code { font-size: .8em; overflow-wrap: anywhere; }
@media print { body { margin: 0; font-size: 11px; } a { color: inherit; } }`

/** A page that any browser opens and prints, without a script and without anything from elsewhere. */
export const page = (title: string, body: readonly string[]): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>${style}
</style>
${body.join('\n')}
</html>
`
