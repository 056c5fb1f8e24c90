import type { Lang } from '#protocol/core/text.ts'
import { escapeHtml } from '../../escape-html.ts'

/**
 * What a page says of itself to who reads it without running it: search engines, and programs that
 * show a link (docs/product/app.md#seen-from-outside). Texts as they are, unescaped.
 */
export type PageHead = {
  lang: Lang
  title: string
  description: string
  /** Where search engines know it, from the origin and in English; without one they leave it out. */
  canonical?: string | undefined
  /** From the origin. */
  image: { path: string; isPhoto: boolean }
  /** Facts in the words of schema.org. */
  facts?: object | undefined
  /** The largest picture that the program will show first, as it will name it: asked for at once. */
  firstPicture?: { sources: string; sizes: string } | undefined
  /** What it is asked for is not there. */
  isMissing?: boolean
}

/** The address of a screen in one language: without a word of it a screen is English (docs/product/app.md#languages). */
export const inLanguage = (address: string, lang: Lang): string =>
  lang === 'en' ? address : `${address}${address.includes('?') ? '&' : '?'}lang=${lang}`

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The longest that search engines show of a description. */
const mostLetters = 160

/** The first words of a text, whole ones. */
function beginning(text: string): string {
  if (text.length <= mostLetters) return text
  const cut = text.slice(0, mostLetters)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`
}

/** Facts for a block of data, whatever is in them: no letter ends it, begins a tag or a line. */
const asData = (facts: object) =>
  JSON.stringify(facts).replace(
    /[<>&\u2028\u2029]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

const locales = { en: 'en_US', es: 'es_US' }

/**
 * The page with its head filled in.
 * @param site what the company is called, and the origin of its addresses
 */
export function withHead(
  html: string,
  { lang, title, description, canonical, image, firstPicture, facts }: PageHead,
  site: { name: string; origin: string },
): string {
  const said = {
    title: escapeHtml(oneLine(title)),
    text: escapeHtml(beginning(oneLine(description))),
  }
  const address = (path: string) => escapeHtml(`${site.origin}${path}`)
  const link = (rel: string, to: Lang) =>
    `<link rel="${rel}" href="${address(inLanguage(canonical ?? '', to))}" />`
  const property = (name: string, content: string) =>
    `<meta property="og:${name}" content="${content}" />`
  const found =
    canonical === undefined
      ? '<meta name="robots" content="noindex" />'
      : [
          link('canonical', lang),
          link('alternate" hreflang="x-default', 'en'),
          link('alternate" hreflang="en', 'en'),
          link('alternate" hreflang="es', 'es'),
          property('url', address(inLanguage(canonical, lang))),
        ].join('')
  const tags = [
    found,
    property('type', 'website'),
    property('site_name', escapeHtml(oneLine(site.name))),
    property('title', said.title),
    property('description', said.text),
    property('image', address(image.path)),
    property('locale', locales[lang]),
    `<meta name="twitter:card" content="${image.isPhoto ? 'summary_large_image' : 'summary'}" />`,
    firstPicture
      ? `<link rel="preload" as="image" fetchpriority="high" imagesrcset="${firstPicture.sources}" imagesizes="${firstPicture.sizes}" />`
      : '',
    facts ? `<script type="application/ld+json">${asData(facts)}</script>` : '',
  ].join('')
  return html
    .replace('<html lang="en">', `<html lang="${lang}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${said.title}</title>`)
    .replace(
      /<meta name="description"[^<>]*>/,
      () => `<meta name="description" content="${said.text}" />`,
    )
    .replace('</head>', () => `${tags}</head>`)
}
