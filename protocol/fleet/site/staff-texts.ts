import { VersionField } from '#protocol/core/as-seen.ts'
import { LineField, IntField, TextField } from '#protocol/core/fields.ts'
import { command, query } from '#protocol/core/operation.ts'
import { Instant, NoFields, NoInput } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'
import { textIds } from './text-ids.ts'

const LangShape = z.enum(['en', 'es'])
/** `lang` is that of the answer. */
const Where = { text: z.enum(textIds), language: LangShape }

const Title = z.object({
  lang: LangShape,
  title: z.string(),
  number: z.number(),
  /** Not live yet. */
  isDraft: z.boolean(),
  /** Older than the other language, whose change it may lack. */
  isOlder: z.boolean(),
  /** Since when visitors read the version that is live. */
  liveAt: z.optional(Instant),
})

const Wording = z.object({
  ...Title.shape,
  body: z.string(),
  writtenAt: Instant,
  /** Absent: it came with the program. */
  writtenBy: z.optional(z.string()),
  /** What visitors read, while that is another version. */
  live: z.optional(z.object({ number: z.number(), title: z.string(), body: z.string() })),
  /** As it was read; who saves it says which version they changed. */
  version: z.string(),
})
export type Wording = z.infer<typeof Wording>

export const staffTexts = query('staffTexts', {
  about: 'The texts of the company, with what is live and what is a draft in each language.',
  access: 'staff',
  input: NoInput,
  output: z.object({
    texts: z.array(z.object({ id: z.enum(textIds), languages: z.array(Title) })),
  }),
})

export const staffText = query('staffText', {
  about: 'One text in both languages as it is to be changed, with all its versions.',
  access: 'staff',
  input: z.object({ text: Where.text }),
  output: z.object({
    id: Where.text,
    languages: z.array(Wording),
    /** Newest first; what each says is `staffTextVersion`. */
    versions: z.array(
      z.object({
        lang: LangShape,
        number: z.number(),
        writtenAt: Instant,
        writtenBy: z.optional(z.string()),
        liveAt: z.optional(Instant),
      }),
    ),
    /** What each placeholder says now; one that says nothing is absent. */
    values: z.record(z.string(), z.string()),
    /** Of both languages; who puts them live says what they read. */
    version: z.string(),
  }),
})

export const staffTextVersion = query('staffTextVersion', {
  about: 'What a version of a text says.',
  access: 'staff',
  input: z.object({ ...Where, number: IntField }),
  output: z.object({ title: z.string(), body: z.string() }),
})

export const staffSaveText = command('staffSaveText', {
  about:
    'Saves the draft of a text in one language; 409 when somebody else saved it since it was read.',
  access: 'staff',
  input: z.object({
    ...Where,
    version: VersionField,
    title: LineField(120, 2),
    body: TextField(60_000, 10),
  }),
  output: NoFields,
})

export const staffPutTextLive = command('staffPutTextLive', {
  about:
    'Puts the drafts of a text live, in each language that has one; 409 when they are others than those that were read, or name what is not set.',
  access: 'staff',
  input: z.object({ text: Where.text, version: VersionField }),
  output: NoFields,
})
