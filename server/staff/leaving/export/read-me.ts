import type { Lang } from '#protocol/core/text.ts'
import { escapeHtml } from '../../../platform/escape-html.ts'
import { topics } from './topics.ts'

const words = {
  en: {
    title: (company: string) => `Your data at ${company}`,
    made: (day: string) => `Made on ${day} (UTC). Amounts are in cents, times in UTC.`,
    open: 'The tables open in any spreadsheet program.',
    files: 'Your pictures and papers are in the folder “files”.',
    not: 'Not in here: what others told our staff in confidence, and reviews that nobody may read yet.',
  },
  es: {
    title: (company: string) => `Tus datos en ${company}`,
    made: (day: string) =>
      `Hecho el ${day} (UTC). Los importes van en centavos y las horas en UTC.`,
    open: 'Las tablas se abren con cualquier hoja de cálculo.',
    files: 'Tus fotos y papeles están en la carpeta «files».',
    not: 'No incluye lo que otros contaron en confianza a nuestro equipo ni las reseñas que aún nadie puede leer.',
  },
}

/** What is in the archive, as a page that any browser opens. */
export function readMe(company: string, lang: Lang, now: Date): string {
  const t = words[lang]
  const title = escapeHtml(t.title(company))
  const [year, month, day] = now.toISOString().slice(0, 10).split('-')
  const items = topics
    .map(({ file, what }) => `<li><a href="${file}.csv">${file}.csv</a>: ${what[lang]}</li>`)
    .join('\n')
  const lines = [t.made(`${day}/${month}/${year}`), t.open, t.files, t.not]
  return `<!doctype html>
<html lang="${lang}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>body{font-family:sans-serif;line-height:1.5;max-width:40rem;margin:2rem auto;padding:0 1rem}</style>
<h1>${title}</h1>
${lines.map((line) => `<p>${line}</p>`).join('\n')}
<ul>
${items}
</ul>
</html>
`
}
