import type { CheckpointId } from '#domain/fleet/fleet/checkpoints.ts'
import type { Text } from '#protocol/core/text.ts'

type Words = { title: Text; hint: Text }

const wholeSide: Text = {
  en: 'Step back until the whole side is in the photo, wheels included.',
  es: 'Aléjate hasta que se vea todo el costado, con las ruedas.',
}
const corner: Text = {
  en: 'Stand about three steps from the corner so both sides show.',
  es: 'Párate a unos tres pasos de la esquina para que se vean los dos lados.',
}

const gasGauge: Words = {
  title: { en: 'Fuel', es: 'Gasolina' },
  hint: {
    en: 'The gauge with its needle or bars, and any warning lights.',
    es: 'El medidor con su aguja o barras y las luces de aviso.',
  },
}
const chargeGauge: Words = {
  title: { en: 'Charge', es: 'Carga' },
  hint: {
    en: 'The screen with the charge percentage, and any warning lights.',
    es: 'La pantalla con el porcentaje de carga y las luces de aviso.',
  },
}

/**
 * The words of a checkpoint for a car that is electric or is not; undefined is for any car, and for
 * a visit at which two of different kinds are looked at.
 */
export function checkpointWords(id: CheckpointId, electric: boolean | undefined): Words {
  if (id !== 'fuel' || electric === undefined) return checkpointTexts[id]
  return electric ? chargeGauge : gasGauge
}

/** What each checkpoint is called, and how its picture is taken (docs/product/inspections-and-maintenance.md#inspection). */
export const checkpointTexts: Record<CheckpointId, Words> = {
  front: {
    title: { en: 'Front', es: 'Frente' },
    hint: {
      en: 'From straight ahead, with plate, bumper and both headlights.',
      es: 'De frente, con la placa, la defensa y los dos faros.',
    },
  },
  frontRight: { title: { en: 'Front right', es: 'Delantera derecha' }, hint: corner },
  right: { title: { en: 'Right side', es: 'Lado derecho' }, hint: wholeSide },
  rearRight: { title: { en: 'Rear right', es: 'Trasera derecha' }, hint: corner },
  rear: {
    title: { en: 'Rear', es: 'Atrás' },
    hint: {
      en: 'From straight behind, with plate, bumper and both tail lights.',
      es: 'Desde atrás, con la placa, la defensa y las dos luces traseras.',
    },
  },
  rearLeft: { title: { en: 'Rear left', es: 'Trasera izquierda' }, hint: corner },
  left: { title: { en: 'Left side', es: 'Lado izquierdo' }, hint: wholeSide },
  frontLeft: { title: { en: 'Front left', es: 'Delantera izquierda' }, hint: corner },
  tyres: {
    title: { en: 'Tires', es: 'Llantas' },
    hint: {
      en: 'Close enough to see the tread. One photo of each tire that looks worn.',
      es: 'De cerca, para que se vea el dibujo. Una foto de cada llanta gastada.',
    },
  },
  windscreen: {
    title: { en: 'Windshield', es: 'Parabrisas' },
    hint: {
      en: 'From outside, so chips and cracks show.',
      es: 'Desde afuera, para que se noten golpes o grietas.',
    },
  },
  odometer: {
    title: { en: 'Odometer', es: 'Odómetro' },
    hint: {
      en: 'With the car on and the miles readable.',
      es: 'Con el auto encendido y las millas legibles.',
    },
  },
  fuel: {
    title: { en: 'Fuel or charge', es: 'Gasolina o carga' },
    hint: {
      en: 'The gauge or the charge percentage, and any warning lights.',
      es: 'El medidor o el porcentaje de carga, y las luces de aviso.',
    },
  },
  interior: {
    title: { en: 'Interior', es: 'Interior' },
    hint: {
      en: 'Front and back seats through the open door.',
      es: 'Asientos de adelante y de atrás, con la puerta abierta.',
    },
  },
  oil: {
    title: { en: 'Oil', es: 'Aceite' },
    hint: {
      en: 'Engine off and cool: wipe the dipstick, dip it again and show the mark.',
      es: 'Con el motor apagado y frío: limpia la varilla, métela de nuevo y muestra la marca.',
    },
  },
  damage: {
    title: { en: 'Damage', es: 'Daños' },
    hint: {
      en: 'A close-up of each scratch or dent. Tap the photo to mark the spot.',
      es: 'Cada rayón o golpe, de cerca. Toca la foto para marcar el lugar.',
    },
  },
}
