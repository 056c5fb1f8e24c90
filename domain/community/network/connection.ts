/** How a pair of people stands in the database, seen from one of them. */
export type Standing = 'none' | 'asked' | 'askedIgnored' | 'asks' | 'asksIgnored' | 'connected'

export type ConnectionAction = 'request' | 'confirm' | 'ignore' | 'cancel' | 'remove'

/** What an action does: a new row, another status of the living row, nothing, or a refusal. */
export type ConnectionMove =
  | 'ask'
  | 'confirmed'
  | 'ignored'
  | 'cancelled'
  | 'removed'
  | 'stays'
  | { refused: 'noRequest' | 'connected' | 'notConnected' }

const noRequest = { refused: 'noRequest' } as const
const connected = { refused: 'connected' } as const
const notConnected = { refused: 'notConnected' } as const

/**
 * docs/product/community.md#connections. Whoever asks somebody who asked them is connected, also
 * after they had ignored it. What is done already stays as it is, so that a second tap harms nobody.
 */
const moves: Record<ConnectionAction, Record<Standing, ConnectionMove>> = {
  request: {
    none: 'ask',
    asked: 'stays',
    askedIgnored: 'stays',
    asks: 'confirmed',
    asksIgnored: 'confirmed',
    connected: 'stays',
  },
  confirm: {
    none: noRequest,
    asked: noRequest,
    askedIgnored: noRequest,
    asks: 'confirmed',
    asksIgnored: 'confirmed',
    connected: 'stays',
  },
  ignore: {
    none: noRequest,
    asked: noRequest,
    askedIgnored: noRequest,
    asks: 'ignored',
    asksIgnored: 'stays',
    connected,
  },
  cancel: {
    none: noRequest,
    asked: 'cancelled',
    askedIgnored: 'cancelled',
    asks: noRequest,
    asksIgnored: noRequest,
    connected,
  },
  remove: {
    none: notConnected,
    asked: notConnected,
    askedIgnored: notConnected,
    asks: notConnected,
    asksIgnored: notConnected,
    connected: 'removed',
  },
}

export const moveConnection = (standing: Standing, action: ConnectionAction): ConnectionMove =>
  moves[action][standing]

/** What somebody can do about another person, as their profile offers it, in its order. */
export const connectionOffers: Record<'none' | 'asked' | 'asks' | 'connected', ConnectionAction[]> =
  {
    none: ['request'],
    asked: ['cancel'],
    asks: ['confirm', 'ignore'],
    connected: ['remove'],
  }

/** What a person is told of it: an ignored request looks open to its writer, and is gone for its reader. */
export const shownStanding: Record<Standing, 'none' | 'asked' | 'asks' | 'connected'> = {
  none: 'none',
  asked: 'asked',
  askedIgnored: 'asked',
  asks: 'asks',
  asksIgnored: 'none',
  connected: 'connected',
}
