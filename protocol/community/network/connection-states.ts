/** How two people stand to each other, as one of them sees it (docs/product/community.md#connections). */
export const connectionStates = ['none', 'asked', 'asks', 'connected', 'blocked'] as const
export type ConnectionState = (typeof connectionStates)[number]
