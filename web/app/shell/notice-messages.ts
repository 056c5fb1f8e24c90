/** The words of the bars above every screen. */
const en = {
  offline: 'You are offline',
  dataFrom: (time: string) => `data from ${time}`,
  newRelease: 'A new version is ready',
  reload: 'Reload',
}

const es: typeof en = {
  offline: 'Estás sin conexión',
  dataFrom: (time) => `datos de las ${time}`,
  newRelease: 'Hay una versión nueva',
  reload: 'Recargar',
}

export const noticeMessages = { en, es }
