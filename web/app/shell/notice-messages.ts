/** The words of the bars above every screen. */
const en = {
  offline: 'You are offline',
  dataFrom: (time: string) => `data from ${time}`,
  newRelease: 'A new version is ready',
  reload: 'Reload',
  statistics: 'May we count visits, without names, to improve this site?',
  statisticsTitle: 'Statistics',
  allow: 'Allow',
  refuse: 'No, thanks',
}

const es: typeof en = {
  offline: 'Estás sin conexión',
  dataFrom: (time) => `datos de las ${time}`,
  newRelease: 'Hay una versión nueva',
  reload: 'Recargar',
  statistics: '¿Podemos contar las visitas, sin nombres, para mejorar este sitio?',
  statisticsTitle: 'Estadísticas',
  allow: 'Permitir',
  refuse: 'No, gracias',
}

export const noticeMessages = { en, es }
