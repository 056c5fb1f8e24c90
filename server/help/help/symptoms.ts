import type { Text } from '#protocol/core/text.ts'

export type Product = 'car' | 'van'

type Symptom = {
  id: string
  name: Text
  /** What to do first. */
  advice: Text
  /** Whether the vehicle may be driven on. */
  driveOn: boolean
}

const stop = {
  en: 'Stop in a safe place, turn off the engine and wait for us.',
  es: 'Detente en un lugar seguro, apaga el motor y espéranos.',
}
const slow = {
  en: 'Drive slowly to a safe place and do not start a new trip.',
  es: 'Maneja despacio hasta un lugar seguro y no empieces otro viaje.',
}

const shared: Symptom[] = [
  {
    id: 'no-start',
    name: { en: 'It does not start', es: 'No arranca' },
    advice: {
      en: 'Check that the selector is in P and the key is in the car. Do not try more than three times.',
      es: 'Revisa que la palanca esté en P y la llave dentro. No lo intentes más de tres veces.',
    },
    driveOn: false,
  },
  {
    id: 'battery',
    name: { en: 'The battery is dead', es: 'La batería está descargada' },
    advice: {
      en: 'Turn off the lights and radio. Ask us before anyone jump-starts the car.',
      es: 'Apaga luces y radio. Pregúntanos antes de pasar corriente con cables.',
    },
    driveOn: false,
  },
  {
    id: 'flat-tyre',
    name: { en: 'A tire is flat or losing air', es: 'Una llanta está ponchada o pierde aire' },
    advice: stop,
    driveOn: false,
  },
  {
    id: 'engine-light',
    name: { en: 'The engine light is on', es: 'La luz del motor está encendida' },
    advice: {
      en: 'If it is steady, drive gently and tell us today. If it blinks, stop.',
      es: 'Si está fija, maneja con cuidado y avísanos hoy. Si parpadea, detente.',
    },
    driveOn: true,
  },
  {
    id: 'overheating',
    name: { en: 'The engine overheats or steams', es: 'El motor se calienta o sale vapor' },
    advice: {
      en: 'Stop and turn off the engine. Do not open the hood or the radiator cap.',
      es: 'Detente y apágalo. No abras el cofre ni la tapa del radiador.',
    },
    driveOn: false,
  },
  {
    id: 'oil-light',
    name: { en: 'The oil light is red', es: 'La luz de aceite está en rojo' },
    advice: stop,
    driveOn: false,
  },
  {
    id: 'brakes',
    name: { en: 'The brakes are weak or noisy', es: 'Los frenos responden poco o hacen ruido' },
    advice: stop,
    driveOn: false,
  },
  {
    id: 'steering',
    name: { en: 'The steering pulls or shakes', es: 'La dirección jala o vibra' },
    advice: slow,
    driveOn: false,
  },
  {
    id: 'gears',
    name: { en: 'The gears slip or do not shift', es: 'La transmisión patina o no cambia' },
    advice: slow,
    driveOn: false,
  },
  {
    id: 'smell-smoke',
    name: { en: 'Smoke, or a burning or gas smell', es: 'Humo, u olor a quemado o gasolina' },
    advice: {
      en: 'Stop, get everyone out and stay away from the car. Call 911 if you see fire.',
      es: 'Detente, salgan todos y aléjense del auto. Llama al 911 si ves fuego.',
    },
    driveOn: false,
  },
  {
    id: 'fluid-leak',
    name: { en: 'Something drips under the car', es: 'Algo gotea debajo del auto' },
    advice: stop,
    driveOn: false,
  },
  {
    id: 'lights',
    name: { en: 'Lights or signals do not work', es: 'Las luces o direccionales no funcionan' },
    advice: {
      en: 'Drive only in daylight and tell us before dark.',
      es: 'Maneja solo de día y avísanos antes de que oscurezca.',
    },
    driveOn: true,
  },
  {
    id: 'air-conditioning',
    name: { en: 'Air conditioning or heating', es: 'Aire acondicionado o calefacción' },
    advice: {
      en: 'You can keep driving. We will find a time to repair it.',
      es: 'Puedes seguir manejando. Buscaremos una hora para repararlo.',
    },
    driveOn: true,
  },
  {
    id: 'windows-locks',
    name: { en: 'A window, door or lock', es: 'Una ventana, puerta o cerradura' },
    advice: {
      en: 'Take your things with you and park in a visible place.',
      es: 'Llévate tus cosas y estaciónate en un lugar visible.',
    },
    driveOn: true,
  },
]

const other: Symptom = {
  id: 'other',
  name: { en: 'Something else', es: 'Otra cosa' },
  advice: {
    en: 'If you are not sure it is safe, do not keep driving.',
    es: 'Si no sabes si es seguro, no sigas manejando.',
  },
  driveOn: false,
}

const ofVans: Symptom[] = [
  {
    id: 'sliding-door',
    name: { en: 'The sliding door does not close', es: 'La puerta corrediza no cierra' },
    advice: {
      en: 'Do not drive with the door open. Nobody rides in the back.',
      es: 'No manejes con la puerta abierta. Nadie viaja atrás.',
    },
    driveOn: false,
  },
  {
    id: 'rear-doors',
    name: { en: 'The rear doors or the liftgate', es: 'Las puertas traseras o el portón' },
    advice: {
      en: 'Secure the load first. Drive only if the doors stay closed.',
      es: 'Asegura la carga primero. Maneja solo si las puertas quedan cerradas.',
    },
    driveOn: false,
  },
  {
    id: 'load',
    name: {
      en: 'The cargo floor or a tie-down point',
      es: 'El piso de carga o un punto de sujeción',
    },
    advice: {
      en: 'Unload anything loose. You can drive without cargo.',
      es: 'Descarga lo que no esté sujeto. Puedes manejar sin carga.',
    },
    driveOn: true,
  },
  {
    id: 'rear-view-camera',
    name: { en: 'The rear-view camera', es: 'La cámara trasera' },
    advice: {
      en: 'Have somebody guide you when you back up.',
      es: 'Pide a alguien que te guíe al dar reversa.',
    },
    driveOn: true,
  },
]

const lists: Record<Product, Symptom[]> = {
  car: [...shared, other],
  van: [...shared, ...ofVans, other],
}

/** The symptoms of a product, the usual ones first; a type that is no van counts as a car. */
export function symptomsOf(typeId: string): Symptom[] {
  return lists[typeId === 'van' ? 'van' : 'car']
}
