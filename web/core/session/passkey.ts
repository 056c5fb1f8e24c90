import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

/** Loaded when somebody uses a passkey: few do, and nobody at first. */
const program = () => import('@simplewebauthn/browser')

/** Whether this browser can have passkeys at this address: a bare one has none (docs/product/accounts.md#passkeys). */
export function passkeysWork(): boolean {
  const { hostname } = window.location
  const isBare = /^[\d.]+$/.test(hostname) || hostname.startsWith('[')
  return window.isSecureContext && 'PublicKeyCredential' in window && !isBare
}

/** Why nothing came of asking the device: the person said no, or it has one already. */
export type PasskeyFailure = 'cancelled' | 'known'

const failure = (error: unknown): PasskeyFailure =>
  error instanceof Error && error.name === 'InvalidStateError' ? 'known' : 'cancelled'

/** Asks the device for a new passkey. */
export async function createPasskey(options: string) {
  const { startRegistration } = await program()
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON
  try {
    const { id, rawId, type, response } = await startRegistration({ optionsJSON })
    return { response: { id, rawId, type, response } }
  } catch (error) {
    return { failure: failure(error) }
  }
}

/** Asks the device to sign in with one. */
export async function askForPasskey(options: string) {
  const { startAuthentication } = await program()
  const optionsJSON = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON
  try {
    const { id, rawId, type, response } = await startAuthentication({ optionsJSON })
    return { response: { id, rawId, type, response } }
  } catch (error) {
    return { failure: failure(error) }
  }
}
