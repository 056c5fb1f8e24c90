import type { Config } from '../../../config.ts'
import { release } from '../release.ts'

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;')

/** What the page must know before its first call: its own release, the configured scripts, and whether pages below /dev are there. */
export function pageFacts(config: Config): Record<string, string> {
  const { analyticsSrc, devPages, googleMapsKey, mapStyleUrl, sentryDsn, trustWidgetUrl } = config
  return {
    release: release(),
    ...(analyticsSrc && { analytics: analyticsSrc }),
    ...(googleMapsKey && { 'google-maps': googleMapsKey }),
    ...(mapStyleUrl && { 'map-style': mapStyleUrl }),
    ...(sentryDsn && { sentry: sentryDsn }),
    ...(trustWidgetUrl && { 'trust-widget': trustWidgetUrl }),
    ...(devPages && { 'dev-pages': '1' }),
  }
}

/** The page with its facts as `meta` tags. */
export function withFacts(html: string, facts: Record<string, string>): string {
  const tags = Object.entries(facts).map(
    ([name, value]) => `<meta name="${name}" content="${escaped(value)}" />`,
  )
  return html.replace('<head>', () => `<head>${tags.join('')}`)
}
