import type { LaunchOptions } from '@playwright/test'

/** A browser whose camera shows a moving test picture, and that asks nobody for leave to use it. */
export function withCamera(options: LaunchOptions): LaunchOptions {
  const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
  return { ...options, args: [...(options.args ?? []), ...camera] }
}
