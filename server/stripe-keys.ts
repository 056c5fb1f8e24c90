import { z } from 'zod'
import { list } from './config-values.ts'

/** The keys of an account at Stripe, all of the same mode. */
export type StripeKeys = {
  secret: string
  publishable: string
  /** What webhooks are signed with; two while one is replaced. */
  webhookSecrets: string[]
}

/** Where Stripe's API answers; tests play it on this machine. */
export type StripeAddress = { host: string; port: number; protocol: 'http' | 'https' }

/** The variables that name them. */
export const stripeVariables = {
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_(test|live)_\w{10,300}$/)
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w{10,300}$/)
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .transform(list)
    .refine(
      (secrets) =>
        secrets.length <= 2 && secrets.every((one) => /^whsec_[\w+/=]{10,300}$/.test(one)),
    )
    .optional(),
}

const given = z.object(stripeVariables)
type StripeGiven = z.infer<typeof given>

/** What one bad variable must look like. */
export const expectedOfStripe = {
  STRIPE_SECRET_KEY: 'a secret key of Stripe like sk_live_…',
  STRIPE_PUBLISHABLE_KEY: 'a publishable key of Stripe like pk_live_…',
  STRIPE_WEBHOOK_SECRET:
    'the signing secret of a webhook endpoint like whsec_…, or two with a comma between them while one is replaced',
}

/** @returns a sentence when one of the three is missing, or they are of both modes */
export function stripeKeys(e: StripeGiven): StripeKeys | string | undefined {
  const { STRIPE_SECRET_KEY: secret, STRIPE_PUBLISHABLE_KEY: publishable } = e
  const { STRIPE_WEBHOOK_SECRET: webhookSecrets = [] } = e
  if (!secret && !publishable && webhookSecrets.length === 0) return undefined
  if (!secret || !publishable || webhookSecrets.length === 0)
    return 'Cards need all three: STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET.'
  const [ours, theirs] = [secret, publishable].map((key) => key.split('_')[1])
  if (ours !== theirs)
    return `STRIPE_SECRET_KEY is of Stripe's ${ours} mode and STRIPE_PUBLISHABLE_KEY of its ${theirs} mode: take both of the same.`
  return { secret, publishable, webhookSecrets }
}
