/** The words of the way to the car. */
const en = {
  map: (place: string) => `Map of ${place}`,
  howFar: 'How far am I?',
  again: 'Measure again',
  stays: 'Your location stays on this phone.',
  farAway: 'miles from where you are, in a straight line',
  byCar: (minutes: number) => `miles away. Allow ${minutes} minutes by car.`,
  onFoot: (minutes: number, miles: string) =>
    `${minutes === 1 ? 'minute' : 'minutes'} on foot, ${miles} miles.`,
  leaveBy: (time: string) => `Leave by ${time}`,
  leaveNow: 'Leave now',
  refused: 'Your browser does not share your location. The directions still work.',
  unavailable: 'Your device cannot find your location. The directions still work.',
}

const es: typeof en = {
  map: (place) => `Mapa de ${place}`,
  howFar: '¿Qué tan lejos estoy?',
  again: 'Medir otra vez',
  stays: 'Tu ubicación se queda en este celular.',
  farAway: 'millas desde donde estás, en línea recta',
  byCar: (minutes) => `millas de distancia. Calcula ${minutes} minutos en auto.`,
  onFoot: (minutes, miles) => `${minutes === 1 ? 'minuto' : 'minutos'} a pie, ${miles} millas.`,
  leaveBy: (time) => `Sal a más tardar a las ${time}`,
  leaveNow: 'Sal ya',
  refused: 'Tu navegador no comparte tu ubicación. Las indicaciones para llegar sí funcionan.',
  unavailable:
    'Tu dispositivo no encuentra tu ubicación. Las indicaciones para llegar sí funcionan.',
}

export const wayMessages = { en, es }
