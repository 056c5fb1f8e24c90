import type { MaintenanceState } from '#domain/rentals/maintenance/state.ts'
import type { MaintenanceKind } from '#domain/fleet/fleet/standard-plan.ts'
import type { Text } from '#protocol/core/text.ts'

/** What each kind of maintenance is called and what a shop does for it (docs/product/inspections-and-maintenance.md#maintenance-items). */
export const kindTexts: Record<MaintenanceKind, { title: Text; description: Text }> = {
  oil: {
    title: { en: 'Oil and filter change', es: 'Cambio de aceite y filtro' },
    description: {
      en: 'New engine oil and a new oil filter. Old oil wears the engine down.',
      es: 'Aceite de motor y filtro nuevos. El aceite viejo desgasta el motor.',
    },
  },
  tyres: {
    title: { en: 'Tire rotation', es: 'Rotación de llantas' },
    description: {
      en: 'Tires are rotated, with a check of pressure and tread.',
      es: 'Las llantas cambian de lugar y se revisan su presión y su dibujo.',
    },
  },
  brakes: {
    title: { en: 'Brakes', es: 'Frenos' },
    description: {
      en: 'Pads, rotors and brake fluid are checked, and replaced if worn.',
      es: 'Se revisan pastillas, discos y líquido de frenos, y se cambian si están gastados.',
    },
  },
  check: {
    title: { en: 'General check', es: 'Revisión general' },
    description: {
      en: 'Lights, wipers, battery, belts and all fluids.',
      es: 'Luces, limpiaparabrisas, batería, bandas y todos los líquidos.',
    },
  },
}

/** What a state is called behind the title of an item. */
export const stateTexts: Record<MaintenanceState, Text> = {
  ok: { en: 'nothing to do', es: 'nada que hacer' },
  soon: { en: 'soon', es: 'pronto' },
  due: { en: 'due now', es: 'toca ahora' },
  overdue: { en: 'overdue', es: 'con atraso' },
  booked: { en: 'booked', es: 'con cita' },
}

/** Sentences of the handlers. */
export const maintenanceTexts = {
  notWithYou: {
    en: 'You can only do maintenance while you have the car.',
    es: 'Solo puedes hacer el mantenimiento mientras tienes el auto.',
  },
  closedAlready: {
    en: 'This service has already been recorded.',
    es: 'Este servicio ya está registrado.',
  },
} satisfies Record<string, Text>

/** Said of a service that staff decided not to have. */
export const skipped: Text = { en: 'not needed', es: 'no hizo falta' }
