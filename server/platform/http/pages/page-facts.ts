import { type CompanyFacts, productName } from '#protocol/core/company-facts.ts'
import type { Config } from '../../../config.ts'
import { escapeHtml } from '../../escape-html.ts'
import { release } from '../release.ts'

/** What the page must know before its first call: its own release, the configured scripts, and whether pages below /dev are there. */
export function pageFacts(config: Config): Record<string, string> {
  const { analyticsSrc, devPages, googleMapsKey, mapStyleUrl, sentryDsn, stripe, trustWidgetUrl } =
    config
  return {
    release: release(),
    ...(analyticsSrc && { analytics: analyticsSrc }),
    ...(googleMapsKey && { 'google-maps': googleMapsKey }),
    ...(mapStyleUrl && { 'map-style': mapStyleUrl }),
    ...(sentryDsn && { sentry: sentryDsn }),
    ...(stripe && { stripe: stripe.publishable }),
    ...(trustWidgetUrl && { 'trust-widget': trustWidgetUrl }),
    ...(devPages && { 'dev-pages': '1' }),
  }
}

/** Whose pages they are: what the program is told, the style with the company's colors, and where its icons are. */
export type PageCompany = {
  facts: CompanyFacts
  style: string
  icons: string | undefined
  /** It is open and no sample: search engines may list it (docs/product/app.md#seen-from-outside). */
  isListed: boolean
}

/** The first picture of a page, which the program draws over (web/index.html), with another in its place. */
function withLogo(html: string, logo: string): string {
  const [start, end] = [html.indexOf('<svg'), html.indexOf('</svg>')]
  return start < 0 || end < start ? html : html.slice(0, start) + logo + html.slice(end + 6)
}

const withoutScript = /Tramo (needs|necesita) JavaScript/g

/** The page of a company: its name and look in the place of the program's. */
export function withCompany(html: string, { facts, style, icons }: PageCompany): string {
  const name = escapeHtml(facts.name)
  const own = facts.logo
    ? `<img src="${facts.logo}" alt="${name}" height="32" />`
    : `<b class="truncate font-display text-20">${name}</b>`
  const page = html
    .replace(`<title>${productName}</title>`, () => `<title>${name}</title>`)
    .replace(withoutScript, (_said, verb) => `${name} ${verb} JavaScript`)
    .replace('</head>', () => `${style && `<style>${style}</style>`}</head>`)
  const drawn = facts.logo || facts.name !== productName ? withLogo(page, own) : page
  if (icons === undefined) return drawn
  return drawn
    .replace(
      'type="image/svg+xml" href="/favicon.svg"',
      `type="image/png" href="${icons}icon-192.png"`,
    )
    .replace('href="/icon-192.png"', `href="${icons}icon-192.png"`)
}

/** The page with its facts as `meta` tags. */
export function withFacts(html: string, facts: Record<string, string>): string {
  const tags = Object.entries(facts).map(
    ([name, value]) => `<meta name="${name}" content="${escapeHtml(value)}" />`,
  )
  return html.replace('<head>', () => `<head>${tags.join('')}`)
}
