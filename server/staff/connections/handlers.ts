import type { SomeHandlers } from '../../platform/api/handler.ts'
import { staffApiKeys, staffEndApiKey, staffMakeApiKey } from './api-keys.ts'
import {
  staffDeliveries,
  staffPauseWebhook,
  staffRemoveWebhook,
  staffResendWebhook,
  staffRotateWebhook,
  staffSaveWebhook,
  staffWebhooks,
} from './webhooks.ts'

export const connectionHandlers = {
  staffApiKeys,
  staffDeliveries,
  staffEndApiKey,
  staffMakeApiKey,
  staffPauseWebhook,
  staffRemoveWebhook,
  staffResendWebhook,
  staffRotateWebhook,
  staffSaveWebhook,
  staffWebhooks,
} satisfies SomeHandlers
