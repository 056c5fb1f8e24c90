import { withoutQueries } from './without-queries.ts'

/** How much is told (docs/product/prices.md#payment-fee): every trace, a tenth of the visits, every visit with an error. */
export const sentryOptions = {
  tracesSampleRate: 1,
  replaysSessionSampleRate: 0.1,
  replaysOnErrorSampleRate: 1,
  // Lost signal is no error of ours (docs/product/app.md#errors).
  ignoreErrors: [/network/i],
  // What broke and where, never whose it was: the tracker's own habit is to take all it can get.
  dataCollection: {
    userInfo: false,
    cookies: false,
    httpHeaders: false,
    httpBodies: [],
    urlQueryParams: false,
  },
  // The page's first address, which the browser remembers, may have had a sign-in token in it.
  beforeSend: withoutQueries,
  beforeSendSpan: withoutQueries,
  beforeBreadcrumb: withoutQueries,
}

/** Replays show shapes alone: no words, no pictures. */
export const replayOptions = {
  maskAllText: true,
  maskAllInputs: true,
  blockAllMedia: true,
  beforeAddRecordingEvent: withoutQueries,
}
