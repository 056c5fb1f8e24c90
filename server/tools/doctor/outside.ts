import type { LookupFunction } from 'node:net'
import type { StripeAddress } from '../../stripe-keys.ts'

/** What is not this program: tests hand in servers of this machine. */
export type Outside = {
  now: () => Date
  /** Answers of DNS, within some seconds. */
  txt: (name: string) => Promise<string[][]>
  /** What DNS says of a name at the top, which is always there: so a DNS that knows this network alone is seen. */
  soa: (name: string) => Promise<unknown>
  /** Where the host of PUBLIC_URL is; without it, as the system says. */
  lookup?: LookupFunction
  /** Certificates that are believed in place of those of the system. */
  authorities?: string[]
  /** Who plays Stripe. */
  stripeAt?: StripeAddress
  /** A question to the person at the terminal; none when nobody sits there. */
  ask?: (question: string) => Promise<boolean>
}
