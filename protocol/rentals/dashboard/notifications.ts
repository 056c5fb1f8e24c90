import { fieldError } from '#protocol/core/field-messages.ts'
import { FlagField, IdField, IntField } from '#protocol/core/fields.ts'
import { command, query } from '#protocol/core/operation.ts'
import { NoFields, NoInput } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'
import { notificationTopics } from '../../core/notification.ts'

export const markNotificationRead = command('markNotificationRead', {
  about: 'A notice was read; without id, all of them.',
  access: 'user',
  openWhileBlocked: true,
  input: z.object({ id: z.optional(IdField) }),
  output: NoFields,
})

export const notificationPreferences = command('notificationPreferences', {
  about: 'Whether notices of a topic come in the app and by mail.',
  access: 'user',
  openWhileBlocked: true,
  input: z.object({ topic: z.enum(notificationTopics), inApp: FlagField, mail: FlagField }),
  output: NoFields,
})

/** What a person chose for each topic. */
export const Preferences = z.array(
  z.object({
    topic: z.enum(notificationTopics),
    name: z.string(),
    inApp: z.boolean(),
    mail: z.boolean(),
    /** Payments: mailed whatever was chosen, because money moves. */
    mailAlways: z.boolean(),
  }),
)

const language = z.enum(['en', 'es'])

const HourField = (least: number, most: number) =>
  IntField.check(
    z.refine((hour) => hour >= least, fieldError('min', least)),
    z.refine((hour) => hour <= most, fieldError('max', most)),
  )

/** Whole hours of the person's day; whoever wants mails around the clock chooses 0 and 24. */
const hours = z.object({ from: z.int(), to: z.int() })

export const noticeSettings = query('noticeSettings', {
  about: 'The language in which the caller is written to, at what hours, and what comes which way.',
  access: 'user',
  input: NoInput,
  output: z.object({ language, hours, preferences: Preferences }),
})

export const noticeLanguage = command('noticeLanguage', {
  about: 'The language of the caller’s mails, until they sign in in another one.',
  access: 'user',
  input: z.object({ language }),
  output: z.object({ language }),
})

export const noticeHours = command('noticeHours', {
  about: 'Between which hours of the day news that is not urgent is mailed; from is before to.',
  access: 'user',
  input: z.object({ from: HourField(0, 23), to: HourField(1, 24) }),
  output: hours,
})
