import { refusal } from '../../platform/api/problem.ts'
import { GatewayAway, GatewayShut } from '../../platform/gateways/payment.ts'
import { gatewayAway, gatewayShut } from './refusal-texts.ts'

/**
 * What the gateway answers to somebody who pays.
 * @throws Problem a refusal when it is away: nothing was charged, and the same may be asked again
 */
export async function asksGateway<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof GatewayShut) throw refusal(gatewayShut)
    throw error instanceof GatewayAway ? refusal(gatewayAway) : error
  }
}
