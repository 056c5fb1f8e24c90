const ownMachine = /^(localhost|.+\.localhost|127(\.\d+){3}|\[?::1\]?)$/

/** Whether people use this page: not development, not a developer's own machine (docs/product/app.md#running-it). */
export function isPublicSite(hostname: string = window.location.hostname): boolean {
  return !import.meta.env.DEV && !ownMachine.test(hostname)
}
