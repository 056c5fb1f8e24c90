import { Day } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'

/** A run of words; `href` is an https, mailto or tel address, a path of ours, or `#anchor`. */
const ContentRun = z.object({
  text: z.string(),
  href: z.optional(z.string()),
  strong: z.optional(z.boolean()),
})
export type ContentRun = z.infer<typeof ContentRun>

const ContentBlock = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), runs: z.array(ContentRun) }),
  z.object({ kind: z.literal('list'), ordered: z.boolean(), items: z.array(z.array(ContentRun)) }),
  /** A heading below the section's own. */
  z.object({ kind: z.literal('heading'), id: z.string(), title: z.string() }),
])
export type ContentBlock = z.infer<typeof ContentBlock>

const ContentSection = z.object({
  /** The anchor; the same in both languages. */
  id: z.string(),
  title: z.string(),
  blocks: z.array(ContentBlock),
})
export type ContentSection = z.infer<typeof ContentSection>

/** A page of text without any markup in it, ready to be shown piece by piece. */
export const ContentPage = z.object({
  title: z.string(),
  lead: z.array(ContentBlock),
  sections: z.array(ContentSection),
  version: z.number(),
  /** It came with the program, and nobody of the company has put it live. */
  isExample: z.optional(z.boolean()),
  /** The day of this version in Los Angeles. */
  updatedAt: Day,
})
export type ContentPage = z.infer<typeof ContentPage>
