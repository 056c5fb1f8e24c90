import { company } from '#web/core/company.ts'

/** What home says of installing the app. */
const en = {
  installRegion: 'Install the app',
  installTitle: `Add ${company().name} to your phone`,
  installText: 'Opens fast, even with a weak signal.',
  install: 'Install',
  installByHand: 'In Safari, tap Share, then “Add to Home Screen”.',
  dismiss: 'Dismiss',
}

const es: typeof en = {
  installRegion: 'Instalar la app',
  installTitle: `Agrega ${company().name} a tu celular`,
  installText: 'Abre rápido, incluso con poca señal.',
  install: 'Instalar',
  installByHand: 'En Safari toca Compartir y después «Agregar a Inicio».',
  dismiss: 'Cerrar',
}

export const installMessages = { en, es }
