import type { ContentPage } from '#protocol/fleet/site/content-page.ts'
import { toWall } from '#domain/core/time/zone.ts'
import type { AnyContext } from '../../platform/api/context.ts'
import type { ContentSlug } from './content/load-content.ts'
import { companyAddress } from './company-address.ts'
import { contentHtml } from './content-html.ts'
import { contentParts } from './content-parts.ts'
import { newestPage } from './content-store.ts'

/** docs/product/app.md#limits */
const referenceZone = 'America/Los_Angeles'

/** A page in pieces; `{email}` in its text is the company's own address. */
export async function contentPage(
  { db, lang, services }: AnyContext,
  slug: ContentSlug,
): Promise<ContentPage> {
  const { title, body, version, updated_at } = await newestPage(db, slug, lang)
  const address = companyAddress(services.config.mailFrom)
  return {
    title,
    ...contentParts(body.replaceAll('{email}', () => address)),
    version,
    updatedAt: toWall(updated_at, referenceZone).slice(0, 10),
  }
}

/** A page with the same text as HTML (docs/wire.md `about`). */
export async function contentPageWithHtml(context: AnyContext, slug: ContentSlug) {
  const content = await contentPage(context, slug)
  return { html: contentHtml(content), content }
}
