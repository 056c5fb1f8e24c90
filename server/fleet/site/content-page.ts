import { contentParts } from '#domain/fleet/site/content-parts.ts'
import { filled } from '#domain/fleet/site/placeholders.ts'
import type { ContentPage } from '#protocol/fleet/site/content-page.ts'
import type { TextId } from '#protocol/fleet/site/text-ids.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { AnyContext, Services } from '../../platform/api/context.ts'
import { contentHtml } from './content-html.ts'
import { shownPage } from './content-store.ts'
import { shownValues } from './text-values.ts'

/** docs/product/app.md#limits */
const referenceZone = 'America/Los_Angeles'

type Asked = Pick<AnyContext, 'db' | 'lang'> & { services: Pick<Services, 'config'> }

/** A page in pieces, with what it names of the company (docs/product/company.md#texts). */
export async function contentPage(
  { db, lang, services }: Asked,
  slug: TextId,
): Promise<ContentPage> {
  const row = await shownPage(db, slug, lang)
  const values = await shownValues({ db, config: services.config }, row.body)
  return {
    title: filled(row.title, values) ?? row.title,
    ...contentParts(row.body, values),
    version: row.version,
    isExample: row.live_at === null || undefined,
    updatedAt: toWall(row.live_at ?? row.written_at, referenceZone).slice(0, 10),
  }
}

/** A page with the same text as HTML (docs/wire.md `about`). */
export async function contentPageWithHtml(context: AnyContext, slug: TextId) {
  const content = await contentPage(context, slug)
  return { html: contentHtml(content), content }
}

/** A text that is read in one piece, as plain words. */
export async function plainText({ db, lang, services }: Asked, slug: TextId): Promise<string> {
  const { body } = await shownPage(db, slug, lang)
  if (!body.includes('{')) return body
  const values = await shownValues({ db, config: services.config }, body)
  return body
    .split('\n')
    .flatMap((line) => filled(line, values) ?? [])
    .join('\n')
}
