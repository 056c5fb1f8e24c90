import type { Lang } from '#protocol/core/text.ts'
import type * as operations from '#protocol/fleet/operations.ts'
import { type RuleText, type RuleTextId, ruleTexts } from '#protocol/fleet/site/staff-rule-texts.ts'
import type { Handlers } from '../../platform/api/handler.ts'
import type { Db, Tx } from '../../platform/db/database.ts'
import { mustBeAsSeen, versionOf } from '../../platform/audit/as-seen.ts'
import { audit } from '../../platform/audit/audit.ts'
import { newestPage } from './content-store.ts'

const langs: readonly Lang[] = ['en', 'es']

/** A text in both languages as staff read it; the version is of what it says. */
export async function ruleText(db: Db | Tx, id: RuleTextId): Promise<RuleText> {
  const [en, es] = [await newestPage(db, id, 'en'), await newestPage(db, id, 'es')]
  const changedAt = en.updated_at > es.updated_at ? en.updated_at : es.updated_at
  return {
    id,
    en: en.body,
    es: es.body,
    changedAt: changedAt.toISOString(),
    version: versionOf(id, en.version, es.version),
  }
}

export const staffRuleTexts: Handlers<typeof operations>['staffRuleTexts'] = async ({ db }) => {
  const texts: RuleText[] = []
  for (const id of ruleTexts) texts.push(await ruleText(db, id))
  return { texts }
}

/**
 * Saves a text in both languages as a new version; what was there before stays in the database
 * (docs/product/staff.md#texts). Two who save at once queue behind the newest version.
 * @throws Problem 409 when it is not the text that was read
 */
export const staffSaveRuleText: Handlers<typeof operations>['staffSaveRuleText'] = async (
  { db: tx, user, now },
  { rule: id, version, en, es },
) => {
  await tx.selectFrom('content_page').select('version').where('slug', '=', id).forUpdate().execute()
  const before = await ruleText(tx, id)
  mustBeAsSeen(version, before.version)
  const words: Record<Lang, string> = { en: plain(en), es: plain(es) }
  const changed = langs.filter((lang) => words[lang] !== before[lang])
  if (changed.length === 0) return {}
  for (const lang of langs) {
    const page = await newestPage(tx, id, lang)
    await tx
      .insertInto('content_page')
      .values({
        slug: id,
        lang,
        title: page.title,
        body: words[lang],
        version: page.version + 1,
        updated_at: now,
      })
      .execute()
  }
  await audit(tx, user.id, now, 'rule text saved', id, {
    from: changed.map((lang) => `${lang}: ${before[lang]}`).join('\n'),
    to: changed.map((lang) => `${lang}: ${words[lang]}`).join('\n'),
  })
  return {}
}

/** What a browser sends as line ends is one of ours. */
const plain = (text: string) => text.replace(/\r\n?/g, '\n')
