import { company } from '#web/core/company.ts'

/** What home says of installing the app. */
const en = {
  installRegion: 'Install the app',
  installTitle: `${company().name} as an app`,
  installText: 'Opens without signal',
  install: 'Install',
  installByHand: 'In Safari, tap Share, then “Add to Home Screen”.',
  dismiss: 'Dismiss the app',
}

const es: typeof en = {
  installRegion: 'Instalar la app',
  installTitle: `${company().name} como app`,
  installText: 'Se abre sin señal',
  install: 'Instalar',
  installByHand: 'En Safari toca Compartir y después «Agregar a Inicio».',
  dismiss: 'Cerrar el aviso de la app',
}

export const installMessages = { en, es }
