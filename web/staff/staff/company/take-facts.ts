import type { CompanyFacts } from '#protocol/core/company-facts.ts'
import { company, tellCompany } from '#web/core/company.ts'
import { routes } from '#web/core/routing/routes.ts'

/** As `escapeHtml` of the server writes it. */
const unescaped = (text: string) =>
  text.replaceAll(/&#(\d+);/g, (_sign, code) => String.fromCodePoint(Number(code)))

/**
 * Once the company was saved: what a page that is opened now says of it, and its colors, without opening
 * one, which would take away what is typed in other forms (docs/product/company.md#what-is-in-an-empty-database).
 */
export async function takeFacts(): Promise<void> {
  const html = await fetch(routes.staff, { cache: 'no-store' })
    .then((answer) => answer.text())
    .catch(() => '')
  const [, said] = /<meta name="company" content="([^"]*)"/.exec(html) ?? []
  // Without signal, and in development, the next page says it.
  if (said === undefined) return
  const before = company().name
  tellCompany(JSON.parse(unescaped(said)) as CompanyFacts)
  document.title = document.title.replace(` · ${before}`, ` · ${company().name}`)
  const [, style = ''] = /<style>(:root\{--color[^<]*)<\/style>/.exec(html) ?? []
  const own = [...document.head.querySelectorAll('style')].find(({ textContent }) =>
    textContent.startsWith(':root{--color'),
  )
  const shown = own ?? document.head.appendChild(document.createElement('style'))
  shown.textContent = style
}
