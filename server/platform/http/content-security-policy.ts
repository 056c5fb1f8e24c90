import type { Config } from '../../config.ts'
import { sourceOfScript } from './early-answer.ts'

/** What Google's map loads and shows beside its script. */
const googleMaps = {
  scripts: ['https://maps.googleapis.com', 'https://maps.gstatic.com'],
  images: ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.ggpht.com'],
  calls: ['https://*.googleapis.com', 'https://*.gstatic.com'],
  styles: ['https://fonts.googleapis.com'],
  fonts: ['https://fonts.gstatic.com'],
}
/** What Stripe's fields load, show and call (docs.stripe.com/security/guide). */
const stripe = {
  scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  images: ['https://*.stripe.com'],
  calls: ['https://api.stripe.com'],
}
const noCards: typeof stripe = { scripts: [], frames: [], images: [], calls: [] }
const nothing: typeof googleMaps = { scripts: [], images: [], calls: [], styles: [], fonts: [] }

/** The policy as it stands in the header. */
export function policyText(directives: Record<string, string[]>): string {
  const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return Object.entries(directives)
    .map(([name, sources]) => [kebab(name), ...sources].join(' '))
    .join('; ')
}

type Configured = {
  endpoint?: string | undefined
  early?: string | undefined
  /** A document in which cards are handed over to Stripe. */
  takesCards?: boolean
} & Pick<
  Config,
  | 'analyticsSrc'
  | 'googleMapsKey'
  | 'mapStyleUrl'
  | 'mapStyleOrigins'
  | 'sentryDsn'
  | 'trustWidgetUrl'
  | 'publicUrl'
>

/**
 * What a page may load and call: its own origin, and of others exactly what is configured.
 * `endpoint` is the origin that this build's pages call, when it is another one; `early` the script
 * that stands in its pages.
 * Pictures may be previews made in the browser.
 */
export function contentSecurityPolicy(config: Configured) {
  const statistics = config.analyticsSrc ? [new URL(config.analyticsSrc).origin] : []
  const errors = config.sentryDsn ? [new URL(config.sentryDsn).origin] : []
  const cards = config.trustWidgetUrl ? [config.trustWidgetUrl] : []
  const calls = config.endpoint ? [config.endpoint] : []
  const written = config.early ? [sourceOfScript(config.early)] : []
  const maps = config.googleMapsKey ? googleMaps : nothing
  const cardFields = config.takesCards ? stripe : noCards
  // A style brings pictures and tiles, no script: its program is our own (web/fleet/places/map/streets/).
  const streets = config.mapStyleUrl
    ? [...new Set([new URL(config.mapStyleUrl).origin, ...config.mapStyleOrigins])]
    : []
  // Scripts of others make HTML in their own ways; without them, only named policies may (web/core/pwa/trusted-types.ts).
  const { analyticsSrc, googleMapsKey, sentryDsn, trustWidgetUrl } = config
  const isOwnOnly = !(
    analyticsSrc ||
    googleMapsKey ||
    sentryDsn ||
    trustWidgetUrl ||
    config.takesCards
  )
  return {
    defaultSrc: ["'self'"],
    scriptSrc: [
      "'self'",
      // The reader of licenses is compiled from our own origin; it makes no script of a text.
      "'wasm-unsafe-eval'",
      ...written,
      ...statistics,
      ...cards,
      ...maps.scripts,
      ...cardFields.scripts,
    ],
    styleSrc: ["'self'", "'unsafe-inline'", ...maps.styles],
    imgSrc: [
      "'self'",
      'data:',
      'blob:',
      ...calls,
      ...statistics,
      ...cards,
      ...maps.images,
      ...cardFields.images,
      ...streets,
    ],
    fontSrc: ["'self'", ...maps.fonts],
    connectSrc: [
      "'self'",
      ...calls,
      ...statistics,
      ...errors,
      ...cards,
      ...maps.calls,
      ...streets,
      ...cardFields.calls,
    ],
    ...(config.takesCards ? { frameSrc: cardFields.frames } : {}),
    workerSrc: ["'self'", 'blob:'],
    manifestSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
    ...(isOwnOnly
      ? { requireTrustedTypesFor: ["'script'"], trustedTypes: ['tramo', 'default'] }
      : {}),
    ...(config.publicUrl.startsWith('https:') ? { upgradeInsecureRequests: [] } : {}),
  }
}
