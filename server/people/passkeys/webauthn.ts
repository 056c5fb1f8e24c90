/** The library that checks passkeys: 300 files, read when somebody first uses one and not at each start. */
export const webauthn = () => import('@simplewebauthn/server')
