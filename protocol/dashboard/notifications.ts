import { FlagField, IdField } from '#protocol/core/fields.ts'
import { command } from '#protocol/core/operation.ts'
import { NoFields } from '#protocol/core/shapes.ts'
import * as z from 'zod/mini'
import { notificationTopics } from './notification.ts'

export const markNotificationRead = command('markNotificationRead', {
  about: 'A notice was read; without id, all of them.',
  access: 'user',
  input: z.object({ id: z.optional(IdField) }),
  output: NoFields,
})

export const notificationPreferences = command('notificationPreferences', {
  about: 'Whether notices of a topic come in the app and by mail.',
  access: 'user',
  input: z.object({ topic: z.enum(notificationTopics), inApp: FlagField, mail: FlagField }),
  output: NoFields,
})
