import { sql } from 'kysely'
import type { Database } from '#server/platform/db/database.ts'
import { serverOn, type TestServer } from '../server.ts'
import { freshDatabase } from '../test-database.ts'

/** Where the company is found. */
export const publicUrl = 'https://cars.example.com'

/** A company of its own that is open, at a public address: what search engines and strangers meet. */
export async function openCompanyServer(): Promise<{ server: TestServer; database: Database }> {
  const database = await freshDatabase()
  await sql`alter table company disable trigger user`.execute(database.db)
  await sql`update company set is_sample = false, name = 'Acme Cars', legal_name = 'Acme Cars LLC',
    phone = '+13055550123', address = '1 Main Street, Oakland, CA'`.execute(database.db)
  await sql`alter table company enable trigger user`.execute(database.db)
  const server = await serverOn(database, { PUBLIC_URL: publicUrl, RATE_LIMITS: 'on' })
  return { server, database }
}

/** What a page says of itself to who does not run it. */
export function readHead(html: string) {
  const unescaped = (text: string | undefined) =>
    text?.replaceAll(/&#(\d+);/g, (_all, code: string) => String.fromCharCode(Number(code)))
  const [head = ''] = html.split('</head>')
  const value = (pattern: RegExp) => unescaped(pattern.exec(head)?.[1])
  const property = (name: string) =>
    value(new RegExp(`<meta property="og:${name}" content="([^"]*)" />`))
  const facts = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head)?.[1]
  return {
    lang: value(/<html lang="([^"]*)"/),
    title: value(/<title>([^<]*)<\/title>/),
    description: value(/<meta name="description" content="([^"]*)"/),
    robots: value(/<meta name="robots" content="([^"]*)"/),
    canonical: value(/<link rel="canonical" href="([^"]*)"/),
    alternates: Object.fromEntries(
      Array.from(
        head.matchAll(/<link rel="alternate" hreflang="([^"]*)" href="([^"]*)"/g),
        ([, lang = '', to]) => [lang, unescaped(to)],
      ),
    ),
    card: value(/<meta name="twitter:card" content="([^"]*)"/),
    og: {
      title: property('title'),
      description: property('description'),
      image: property('image'),
      url: property('url'),
      site_name: property('site_name'),
      locale: property('locale'),
    },
    facts: facts === undefined ? undefined : (JSON.parse(facts) as Record<string, unknown>),
  }
}
