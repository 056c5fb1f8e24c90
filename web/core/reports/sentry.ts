import { browserTracingIntegration, captureException, init, replayIntegration } from '@sentry/react'
import { runningRelease } from '../pwa/release-check.ts'
import { replayOptions, sentryOptions } from './sentry-options.ts'

/** Starts the tracker; answers how to hand it an error that a screen has caught. */
export function startSentry(dsn: string): (error: unknown) => void {
  init({
    ...sentryOptions,
    dsn,
    release: runningRelease(),
    integrations: [browserTracingIntegration(), replayIntegration(replayOptions)],
  })
  return (error) => void captureException(error)
}
