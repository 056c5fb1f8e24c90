const shownEnd = 4

/**
 * What may be read of an account or a check in a log or on a screen of others: its last four signs,
 * and nothing of what is as short as that.
 */
export function endOfAccount(account: string): string {
  const signs = account.replaceAll(/[^\p{L}\p{N}]/gu, '')
  return signs.length > shownEnd * 2 ? `…${signs.slice(-shownEnd)}` : '…'
}
