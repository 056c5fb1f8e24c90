import { TextField } from '#protocol/core/fields.ts'
import { command, query } from '#protocol/core/operation.ts'
import { Instant, NoFields, NoInput } from '#protocol/core/shapes.ts'
import { VersionField } from '#protocol/core/as-seen.ts'
import * as z from 'zod/mini'

/** What staff say in plain words where something is done (docs/product/staff.md#texts). */
export const ruleTexts = ['job-rides', 'job-driving', 'job-relocations'] as const
export type RuleTextId = (typeof ruleTexts)[number]

/** In each language of the product. */
const Words = { en: TextField(1000, 10), es: TextField(1000, 10) }

export const RuleText = z.object({
  id: z.enum(ruleTexts),
  en: z.string(),
  es: z.string(),
  changedAt: Instant,
  /** As it was listed; who saves it says which version they changed. */
  version: z.string(),
})
export type RuleText = z.infer<typeof RuleText>

export const staffRuleTexts = query('staffRuleTexts', {
  about: 'The texts that staff write in both languages: what is read before one applies to a job.',
  access: 'staff',
  input: NoInput,
  output: z.object({ texts: z.array(RuleText) }),
})

export const staffSaveRuleText = command('staffSaveRuleText', {
  about: 'Saves a text in both languages; 409 when somebody else saved it since it was read.',
  access: 'staff',
  input: z.object({ rule: z.enum(ruleTexts), version: VersionField, ...Words }),
  output: NoFields,
})
