/** The IANA zone of this device's clock; undefined where the browser does not say it. */
export function deviceZone(): string | undefined {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions() as { timeZone?: string }
  // What the server would not take must keep nobody from signing in.
  return timeZone !== undefined && /^[A-Za-z][\w+\-/]{0,63}$/.test(timeZone) ? timeZone : undefined
}
