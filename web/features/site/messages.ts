/** The words of the content screens. */
const en = {
  pageNotFound: 'Page not found',
  goHome: 'Go Home',
}

const es: typeof en = {
  pageNotFound: 'Página no encontrada',
  goHome: 'Ir al inicio',
}

export const siteMessages = { en, es }
