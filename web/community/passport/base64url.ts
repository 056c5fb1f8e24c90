/** Bytes as they stand in links and signatures: base64 without what an address changes, and without its end. */
export function base64urlOf(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** The bytes again; undefined for anything else. */
export function bytesOf(base64url: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
  } catch {
    return undefined
  }
}
