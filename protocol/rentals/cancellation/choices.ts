/** What goes back when staff call a booking off: by the rule of the hour, or everything. */
export const cancelRefunds = ['rule', 'full'] as const
