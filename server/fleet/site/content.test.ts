import { sql } from 'kysely'
import { beforeEach, describe, expect, it, test } from 'vitest'
import {
  about,
  accessibility,
  cars,
  faq,
  insurance,
  rules,
  terms,
} from '#protocol/fleet/operations.ts'
import type { ContentPage } from '#protocol/fleet/site/content-page.ts'
import { loadContent } from '#server/fleet/site/content/load-content.ts'
import { buildCar } from '#testing/factories.ts'
import { type TestServer, testServer } from '#testing/server.ts'

let server: TestServer
beforeEach(async () => {
  server = await testServer()
})

const pages = { about, accessibility, faq, terms }
type PageName = keyof typeof pages
const pageNames = Object.keys(pages) as PageName[]

async function read(name: PageName, lang = 'en'): Promise<ContentPage> {
  const { http, body } = await server.as().read(pages[name], {}, { lang })
  expect(http).toBe(200)
  if (!body.content) throw new Error(`${name} has no content`)
  return body.content
}

/** Every anchor, with the level of its heading. */
const anchors = ({ sections }: ContentPage) =>
  sections.flatMap(({ id, blocks }) => [
    `## ${id}`,
    ...blocks.flatMap((block) => (block.kind === 'heading' ? [`### ${block.id}`] : [])),
  ])

const runsOf = ({ lead, sections }: ContentPage) =>
  [...lead, ...sections.flatMap(({ blocks }) => blocks)].flatMap((block) => {
    if (block.kind === 'heading') return [{ text: block.title, href: undefined }]
    return block.kind === 'text' ? block.runs : block.items.flat()
  })

const wordsOf = (page: ContentPage) =>
  runsOf(page)
    .map(({ text }) => text)
    .join(' ')

/** What is live stays for ever; a test takes its own away. */
async function forget(column: 'version' | 'lang', is: number | string, slug = '%') {
  await server.services.db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`delete from content_page where ${sql.ref(column)} = ${is} and slug like ${slug}`.execute(
      tx,
    )
  })
  await sql`select pg_notify('tramo_cache', 'pages')`.execute(server.services.db)
}

/** Runs `during` while staff have written a newer version of a page. */
async function edited(
  page: { slug: string; lang: string; title: string; body: string },
  during: () => Promise<void>,
) {
  const { db } = server.services
  const version = 99
  const at = new Date('2027-01-02T07:00:00Z')
  await db
    .insertInto('content_page')
    .values({ ...page, version, written_at: at, live_at: at })
    .execute()
  try {
    await during()
  } finally {
    await forget('version', version)
  }
}

describe.each(pageNames)('%s', (name) => {
  it('has the same anchors in both languages, each once', async () => {
    const en = anchors(await read(name, 'en'))
    const es = anchors(await read(name, 'es'))
    expect(en.length).toBeGreaterThanOrEqual(4)
    expect(es).toEqual(en)
    expect(new Set(en.map((id) => id.replace(/^#+ /, ''))).size).toBe(en.length)
  })

  it('is really in two languages, and of the same length', async () => {
    const en = await read(name, 'en')
    const es = await read(name, 'es')
    expect(es.title).not.toBe(en.title)
    const english = new Set(runsOf(en).map(({ text }) => text))
    const same = runsOf(es).filter(
      ({ text, href }) => !href && english.has(text) && text.length > 20,
    )
    expect(same).toEqual([])
    expect(es.sections.map(({ blocks }) => blocks.map(({ kind }) => kind))).toEqual(
      en.sections.map(({ blocks }) => blocks.map(({ kind }) => kind)),
    )
  })

  it('leaves no mark of the format and no place to fill in', async () => {
    for (const lang of ['en', 'es']) {
      expect(wordsOf(await read(name, lang))).not.toMatch(/[{}[\]]|\*\*|##|\]\(/)
    }
  })

  it('leads only to anchors that exist', async () => {
    const known: string[] = []
    for (const each of pageNames) {
      for (const id of anchors(await read(each))) known.push(`/${each}#${id.replace(/^#+ /, '')}`)
    }
    for (const lang of ['en', 'es']) {
      const targets = runsOf(await read(name, lang))
        .flatMap(({ href }) => (href?.includes('#') ? [href] : []))
        .map((href) => (href.startsWith('#') ? `/${name}${href}` : href))
      expect(targets.length).toBeGreaterThan(0)
      expect(targets.filter((target) => !known.includes(target))).toEqual([])
    }
  })

  it('is English for a language that is not spoken here', async () => {
    for (const lang of ['fr', 'ES', 'esp', '']) {
      expect((await read(name, lang)).title).toBe((await read(name, 'en')).title)
    }
  })
})

// @7-faq
test('the FAQ answers more than 15 questions in groups and says how to reach us', async () => {
  const page = await read('faq', 'es')
  const questions = page.sections.flatMap(({ blocks }) =>
    blocks.filter((b) => b.kind === 'heading'),
  )
  expect(questions.length).toBeGreaterThan(15)
  expect(page.sections.length).toBeGreaterThanOrEqual(4)
  expect(page.sections[0]?.id).toBe('contact')
  const links = runsOf(page).map(({ href }) => href)
  expect(links).toContain('/contact')
  expect(links).toContain('mailto:hello@localhost')
})

// @7-faq
test('the terms name every constant that costs money, and the privacy notice is a part of them', async () => {
  for (const lang of ['en', 'es']) {
    const page = await read('terms', lang)
    const words = wordsOf(page)
    for (const constant of ['$200', '$5,000', '$745', '$50', '$100', '$600', '3%', '10%', '$15'])
      expect(words).toContain(constant)
    for (const time of [/\b72\b/, /\b30 min/, /\b24 h/, /6 (a|to) 8 h/, /\b6 h/, /\b90 d/])
      expect(words).toMatch(time)
    const privacy = page.sections.find(({ id }) => id === 'privacy')
    const parts = privacy?.blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []))
    expect(parts).toEqual(
      ['what', 'who', 'how-long', 'browser', 'rights', 'contact'].map((part) => `privacy-${part}`),
    )
    expect(page).toMatchObject({ version: 1, updatedAt: '2026-11-28' })
  }
})

// @2.1-about @7-about
test('about also comes as HTML of the same text', async () => {
  const { body } = await server.as().read(about, {}, { lang: 'es' })
  for (const { id } of body.content?.sections ?? []) expect(body.html).toContain(`<h2 id="${id}">`)
  expect(body.html).toContain('<a href="/contact" rel="noopener noreferrer">')
})

test('the rules and what insurance means come from the same store', async () => {
  const car = await buildCar(server)
  for (const lang of ['en', 'es']) {
    const list = (await server.as().read(rules, {}, { lang })).body.list
    const content = (await server.as().read(insurance, {}, { lang })).body.content
    expect(list?.length).toBe(10)
    expect(content?.length).toBe(5)
    for (const { title, text } of [...(list ?? []), ...(content ?? [])]) {
      expect(title).not.toMatch(/[{}#]/)
      expect(text.length).toBeGreaterThan(40)
    }
    const shown = await server.as().read(cars, { car }, { lang })
    expect(shown.body.rules).toEqual(list)
  }
})

// @2.3-about-faq
test('what staff wrote is shown at once, and no start of the server takes it back', async () => {
  const page = { slug: 'terms', lang: 'en', title: 'New terms', body: '## Only this {#only}\nYes.' }
  await edited(page, async () => {
    await loadContent(server.services)
    const shown = await read('terms')
    expect([shown.title, shown.version, shown.updatedAt]).toEqual(['New terms', 99, '2027-01-01'])
    expect(shown.sections.map(({ id }) => id)).toEqual(['only'])
    expect((await read('terms', 'es')).version).toBe(1)
  })
})

test('a page that is missing in one language is shown in English until a start brings it back', async () => {
  await forget('lang', 'es', 'faq')
  expect((await read('faq', 'es')).title).toBe((await read('faq', 'en')).title)
  await Promise.all([loadContent(server.services), loadContent(server.services)])
  expect((await read('faq', 'es')).title).toBe('Contacto y preguntas')
})

test('hostile text in the store leaves the server as words', async () => {
  const attack = `<script>alert(1)</script><img src=x onerror=alert(1)>`
  const page = {
    slug: 'about',
    lang: 'es',
    title: `A ${attack}`,
    body: `${attack}\n\n## T ${attack} {#t}\n\n[x](javascript:alert(1)) [y](//evil.example)\n\n- ${attack}`,
  }
  await edited(page, async () => {
    const { body } = await server.as().read(about, {}, { lang: 'es' })
    expect(body.html).not.toMatch(/<(?!\/?(h2|p|ul|li|a|strong)\b)/)
    expect(body.html).toContain('&lt;script&gt;')
    const links = body.content ? runsOf(body.content).filter(({ href }) => href) : undefined
    expect(links).toEqual([])
  })
})
