import { counted } from '#protocol/core/counted.ts'

/** The words of the steps of a visit. */
const en = {
  steps: 'Steps of this visit',
  handIn: 'Your car',
  walk: 'Walk around',
  key: 'Key',
  inside: 'Inside',
  end: 'Hand back',
  takeKey: 'Take the key',
  readDash: 'Read the dash',
  lastLook: 'Last look before you hand it back',
  boxNow: 'Photos saved. Now open the key box.',
  noBox: 'The box does not open',
  seePhotos: 'See them',
  allPhotos: (done: number, all: number) => `${done} of ${all} photos`,
  haveKey: 'I have the key',
  next: 'Next',
  showCode: 'Show the code',
  camera: 'Open the camera',
  toGo: counted('en', { one: '1 to go', other: '# to go' }),
  gaps: {
    place: 'your location',
    odometer: 'odometer',
    gas: 'gas',
    charge: 'charge',
    dash: 'photo of the dash',
  },
  dash: 'Photo of the dash',
}

const es: typeof en = {
  steps: 'Pasos de esta visita',
  handIn: 'Tu auto',
  walk: 'La vuelta',
  key: 'Llave',
  inside: 'Adentro',
  end: 'Entrega',
  takeKey: 'Toma la llave',
  readDash: 'Lee el tablero',
  lastLook: 'Último vistazo antes de entregarlo',
  boxNow: 'Fotos guardadas. Ahora abre la caja de llaves.',
  noBox: 'La caja no abre',
  seePhotos: 'Verlas',
  allPhotos: (done, all) => `${done} de ${all} fotos`,
  haveKey: 'Tengo la llave',
  next: 'Siguiente',
  showCode: 'Ver el código',
  camera: 'Abrir la cámara',
  toGo: counted('es', { one: 'Falta 1', other: 'Faltan #' }),
  gaps: {
    place: 'tu ubicación',
    odometer: 'odómetro',
    gas: 'gasolina',
    charge: 'carga',
    dash: 'foto del tablero',
  },
  dash: 'Foto del tablero',
}

export const stepMessages = { en, es }
