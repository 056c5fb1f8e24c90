export const mostReceipts = 4
