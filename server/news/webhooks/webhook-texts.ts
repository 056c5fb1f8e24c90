import type { Text } from '#protocol/core/text.ts'

type Told = { title: Text; text: Text }

/** An endpoint answered nothing sound for almost two days. */
export const stopped = (host: string): Told => ({
  title: { en: 'A webhook was paused', es: 'Se pausó un webhook' },
  text: {
    en: `${host} did not take a delivery in eight tries, so nothing more goes there. What happens meanwhile waits: let it go on when it answers again.`,
    es: `${host} no recibió una entrega en ocho intentos y ya no le mandamos nada. Lo que pase mientras tanto espera: reanúdalo cuando vuelva a responder.`,
  },
})

/** It said that nobody wants to know any more. */
export const gone = (host: string): Told => ({
  title: { en: 'A webhook was paused', es: 'Se pausó un webhook' },
  text: {
    en: `${host} answered that this address is gone (410), so nothing more goes there. Remove it, or let it go on.`,
    es: `${host} respondió que esta dirección ya no existe (410) y ya no le mandamos nada. Quítalo o reanúdalo.`,
  },
})
