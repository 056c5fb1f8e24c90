const loopback = /^(127(\.\d+){3}|localhost|\[?::1\]?)$/

/** @param {string} address */
function isElsewhere(address) {
  try {
    const url = new URL(address)
    // `postgresql:///name?host=…` names its host behind the question mark, a socket as a path.
    const hosts = [url.hostname, ...url.searchParams.getAll('host')]
    return hosts.some((host) => host !== '' && !host.startsWith('/') && !loopback.test(host))
  } catch {
    // Not an address: the server will say so.
    return true
  }
}

/**
 * Whether anything in the environment says that others than the person at this machine use the
 * server: then the pages of development stay closed unless DEV_PAGES is set by hand.
 * @param {Record<string, string | undefined>} env
 * @returns {boolean}
 */
export function saysPublic(env) {
  const { HOST, TRUST_PROXY } = env
  if (TRUST_PROXY || (HOST && !loopback.test(HOST))) return true
  return [env.PUBLIC_URL, env.DATABASE_URL, env.MAIL_URL].some(
    (address) => address && isElsewhere(address),
  )
}
