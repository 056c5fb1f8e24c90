/**
 * The imports of a later wing that are still there, by the side of who imports. The list only gets
 * shorter: what should follow becomes an event, what has to be known is asked (`services.ask`), or a
 * piece moves to where it is needed.
 */
export const wingExceptions = {
  domain: [],
  protocol: [],
  server: [],
  web: [],
} as const
