import type { ContentPage } from '#protocol/fleet/site/content-page.ts'
import { toWall } from '#domain/core/time/zone.ts'
import {
  companyMail,
  companyName,
  legalParty,
  readCompany,
} from '../../people/company/company-store.ts'
import type { AnyContext, Services } from '../../platform/api/context.ts'
import type { ContentSlug } from './content/load-content.ts'
import { contentHtml } from './content-html.ts'
import { contentParts } from './content-parts.ts'
import { newestPage } from './content-store.ts'

/** docs/product/app.md#limits */
const referenceZone = 'America/Los_Angeles'

/** A page in pieces, with the company's name, party and address where its text has `{company}`, `{legalName}` and `{email}`. */
export async function contentPage(
  { db, lang, services }: Pick<AnyContext, 'db' | 'lang'> & { services: Pick<Services, 'config'> },
  slug: ContentSlug,
): Promise<ContentPage> {
  const { title, body, version, updated_at } = await newestPage(db, slug, lang)
  const row = await readCompany(db)
  const said: Record<string, string> = {
    company: companyName(row),
    legalName: legalParty(row),
    email: await companyMail({ db, config: services.config }),
  }
  const put = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (mark, name: string) => said[name] ?? mark)
  return {
    title: put(title),
    ...contentParts(put(body)),
    version,
    updatedAt: toWall(updated_at, referenceZone).slice(0, 10),
  }
}

/** A page with the same text as HTML (docs/wire.md `about`). */
export async function contentPageWithHtml(context: AnyContext, slug: ContentSlug) {
  const content = await contentPage(context, slug)
  return { html: contentHtml(content), content }
}
