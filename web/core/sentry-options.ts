/** How much is told (SEED.md 9): every trace, a tenth of the visits, every visit with an error. */
export const sentryOptions = {
  tracesSampleRate: 1,
  replaysSessionSampleRate: 0.1,
  replaysOnErrorSampleRate: 1,
  // Lost signal is no error of ours (SEED.md 8).
  ignoreErrors: [/network/i],
}

/** Replays show shapes alone: no words, no pictures. */
export const replayOptions = { maskAllText: true, maskAllInputs: true, blockAllMedia: true }
