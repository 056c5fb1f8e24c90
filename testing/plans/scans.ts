/** Tables that grow with every car, rental or person; all others have as many rows as the company has areas and words. */
export const growing =
  /^(car$|car_search|visit|maintenance_|app_user|driver|rental_|order_|occupancy|evidence|notification$|notice_mail|outgoing_mail|reminder|contract$|payment|refund|ledger_(entry|line)|charge|claim|stored_file|inspection|help_|message|special_request|waiting_list_item|repeated_request|gateway_event|sign_in|audit|session|appointment_seat|job|relocation|review|vouch|tie|invitation|saved_route)/

export type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  'Recheck Cond'?: string
  'Shared Hit Blocks'?: number
  'Shared Read Blocks'?: number
  Plans?: Plan[]
}

/** What carrying it out has read, with all its parts. */
export const pagesOf = (plan: Plan): number =>
  (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0)

/** The growing tables that a plan has read as a whole; one of a page or two is, whatever indexes it has. */
export function scansOf(plan: Plan): string[] {
  const table = plan['Relation Name'] ?? ''
  const isScan = plan['Node Type'] === 'Seq Scan' && pagesOf(plan) > 2 && growing.test(table)
  return [...new Set([...(isScan ? [table] : []), ...(plan.Plans ?? []).flatMap(scansOf)])]
}
