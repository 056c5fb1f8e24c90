import { fieldError } from '#protocol/core/field-messages.ts'
import { ListField, PhoneField } from '#protocol/core/fields.ts'
import { command, query } from '#protocol/core/operation.ts'
import { NoFields, NoInput } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'
import { type SmsTopic, smsTopics } from './choices.ts'

const isTopic = (text: string): boolean => smsTopics.some((one) => one === text)

/** Nothing of it is all off. */
const TopicsField = z.pipe(
  ListField.check(z.refine((list) => list.every(isTopic), fieldError('invalidData'))),
  z.transform((list): SmsTopic[] => smsTopics.filter((topic) => list.includes(topic))),
)

export const smsNumber = query('smsNumber', {
  about:
    'Where one’s own text messages go: whether the company sends any (`offered`), the `phone`, whether it was confirmed by the link that was sent to it, and which `topics` are on.',
  access: 'user',
  input: NoInput,
  output: z.object({
    offered: z.boolean(),
    phone: z.optional(z.string()),
    confirmed: z.boolean(),
    topics: z.array(z.enum(smsTopics)),
  }),
})

export const saveSmsNumber = command('saveSmsNumber', {
  about:
    'Asks for text messages to a `phone`, which is sent a link that confirms it; until then it is sent nothing else. Never a code.',
  access: 'user',
  input: z.object({ phone: PhoneField }),
  output: NoFields,
})

export const setSmsTopics = command('setSmsTopics', {
  about: 'Chooses what one is told by text message.',
  access: 'user',
  input: z.object({
    topics: TopicsField,
  }),
  output: NoFields,
})

export const endSms = command('endSms', {
  about: 'Ends text messages: number and messages are forgotten.',
  access: 'user',
  input: NoInput,
  output: NoFields,
})
