export const claimCodes = ['damage', 'engineDamage', 'cleaning', 'toll', 'fine'] as const
