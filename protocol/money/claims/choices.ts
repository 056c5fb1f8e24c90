export const claimCodes = ['damage', 'engineDamage', 'cleaning', 'toll', 'fine', 'other'] as const
