/** The words of what is looked at before driving off. */
const en = {
  title: 'A quick look before you drive',
  allOk: 'All are OK',
  ok: 'OK',
  issue: 'Issue',
  what: 'What is wrong?',
  whatPlaceholder: 'Front left tire is low',
  names: {
    tires: 'Tires',
    oilLight: 'Oil light',
    lights: 'Lights',
    windshield: 'Windshield',
  },
  hints: {
    tires: 'Tread, all four',
    oilLight: 'Off after 5 seconds',
    lights: 'Head, brake, turn',
    windshield: 'No crack, no chip',
  },
}

const es: typeof en = {
  title: 'Un vistazo antes de manejar',
  allOk: 'Todo está bien',
  ok: 'Bien',
  issue: 'Falla',
  what: '¿Qué tiene?',
  whatPlaceholder: 'Llanta delantera izquierda baja',
  names: {
    tires: 'Llantas',
    oilLight: 'Luz del aceite',
    lights: 'Luces',
    windshield: 'Parabrisas',
  },
  hints: {
    tires: 'Dibujo, las cuatro',
    oilLight: 'Se apaga en 5 segundos',
    lights: 'Faros, freno, direccionales',
    windshield: 'Sin grietas ni golpes',
  },
}

export const checkMessages = { en, es }
