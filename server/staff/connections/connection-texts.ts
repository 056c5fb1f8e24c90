import type { Text } from '#protocol/core/text.ts'

export const connectionTexts = {
  enoughWebhooks: {
    en: 'There are ten webhooks already. Remove one first.',
    es: 'Ya hay diez webhooks. Quita uno primero.',
  },
  enoughKeys: {
    en: 'There are 50 keys already. End one first.',
    es: 'Ya hay 50 claves. Anula una primero.',
  },
  paused: {
    en: 'This webhook is paused. Let it go on first.',
    es: 'Este webhook está en pausa. Reanúdalo primero.',
  },
  nothingToSend: {
    en: 'There is nothing to send again: it waits for its next try already.',
    es: 'No hay nada que volver a mandar: ya espera su próximo intento.',
  },
  /** Of a delivery whose secret cannot be read any more. */
  noSecret: {
    en: 'Its secret was sealed with another key file. Change the secret.',
    es: 'Su secreto se selló con otro archivo de clave. Cambia el secreto.',
  },
} satisfies Record<string, Text>
