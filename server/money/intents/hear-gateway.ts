import type { Services } from '../../platform/api/context.ts'
import type { DisputeNews, GatewayEvent } from '../../platform/gateways/payment.ts'
import { applyGatewayEvent } from './apply-gateway-event.ts'
import { noteDispute } from './note-dispute.ts'

/** What the gateway tells by itself. */
export const hearGateway = (services: Services, news: GatewayEvent | DisputeNews): Promise<void> =>
  news.type === 'dispute' ? noteDispute(services, news) : applyGatewayEvent(services, news)
