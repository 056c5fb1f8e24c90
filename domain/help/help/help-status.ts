/** Where a help request stands (docs/product/help-and-claims.md#help-requests). */
export const helpStatuses = ['open', 'acknowledged', 'inProgress', 'resolved'] as const
export type HelpStatus = (typeof helpStatuses)[number]

/** What staff may make of a request: any later status, and back to work when it was not solved. */
export function nextHelpStatuses(status: HelpStatus): HelpStatus[] {
  if (status === 'resolved') return ['inProgress']
  return helpStatuses.slice(helpStatuses.indexOf(status) + 1)
}
