import { commandName, queryName } from '#protocol/core/name.ts'
import type * as all from './operations.ts'

export const staffApiKeys = queryName<typeof all.staffApiKeys>('staffApiKeys')
export const staffEndApiKey = commandName<typeof all.staffEndApiKey>('staffEndApiKey', ['key'])
export const staffMakeApiKey = commandName<typeof all.staffMakeApiKey>('staffMakeApiKey', [
  'name',
  'rights',
  'days',
])
export const staffDeliveries = queryName<typeof all.staffDeliveries>('staffDeliveries')
export const staffPauseWebhook = commandName<typeof all.staffPauseWebhook>('staffPauseWebhook', [
  'webhook',
  'version',
  'paused',
])
export const staffRemoveWebhook = commandName<typeof all.staffRemoveWebhook>('staffRemoveWebhook', [
  'webhook',
  'version',
])
export const staffResendWebhook = commandName<typeof all.staffResendWebhook>('staffResendWebhook', [
  'webhook',
  'delivery',
])
export const staffRotateWebhook = commandName<typeof all.staffRotateWebhook>('staffRotateWebhook', [
  'webhook',
  'version',
])
export const staffSaveWebhook = commandName<typeof all.staffSaveWebhook>('staffSaveWebhook', [
  'webhook',
  'version',
  'url',
  'events',
])
export const staffWebhooks = queryName<typeof all.staffWebhooks>('staffWebhooks')
