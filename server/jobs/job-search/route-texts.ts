import type { Text } from '#protocol/core/text.ts'

/** What is said of saved routes and of what lies along them. */
export const routeTexts = {
  lost: {
    en: 'This route does not exist, or it is not yours.',
    es: 'Esta ruta no existe o no es tuya.',
  },
  changed: {
    en: 'You changed this route on another device. Reload it to see how it is now.',
    es: 'Cambiaste esta ruta en otro dispositivo. Vuelve a cargarla para ver cómo quedó.',
  },
  tooMany: {
    en: 'You have 20 saved routes. Delete one to save another.',
    es: 'Tienes 20 rutas guardadas. Borra una para guardar otra.',
  },
} satisfies Record<string, Text>

/** Where no open job lies along a way, by what can be done about it. */
export const noneAlong = {
  typed: {
    en: 'No open jobs along this route at the moment. Save it, and we will tell you about new ones.',
    es: 'Por ahora no hay trabajos abiertos en esta ruta. Guárdala y te avisamos cuando haya nuevos.',
  },
  told: {
    en: 'No open jobs along this route at the moment. We will tell you about new ones.',
    es: 'Por ahora no hay trabajos abiertos en esta ruta. Te avisamos cuando haya nuevos.',
  },
  untold: {
    en: 'No open jobs along this route at the moment.',
    es: 'Por ahora no hay trabajos abiertos en esta ruta.',
  },
} satisfies Record<string, Text>
