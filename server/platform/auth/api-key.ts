import type { Right } from '#protocol/core/rights.ts'

/** A key that lives, and what it may read. */
export type ApiKeyHolder = { id: string; rights: readonly Right[] }

/** How every key of another program begins, by which nobody takes it for a session. */
export const apiKeyBegins = 'tramo_'

export const isApiKey = (token: string | undefined): token is string =>
  token?.startsWith(apiKeyBegins) ?? false
