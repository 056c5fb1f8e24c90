import type { Lang } from '#protocol/core/text.ts'

type Rule = { title: string; text: string }

const en: Rule[] = [
  {
    title: 'Who may drive',
    text: 'Every driver is at least 21, is entered in the booking and has a licence that is valid for the trip and one day more. One driver under 25 adds $200 to the deposit.',
  },
  {
    title: 'Insurance',
    text: 'Every driver has liability cover with at least $5000 for property damage, valid for the trip and one day more.',
  },
  {
    title: 'Length and price',
    text: 'A rental is split into months of 30 days, weeks of 7 days and days. Six leftover hours or more count as one more day. Each car has its own shortest rental.',
  },
  {
    title: 'Miles',
    text: 'Miles are counted by the odometer from pickup to return and cost the rate of the car per mile.',
  },
  {
    title: 'Deposit',
    text: 'The deposit is charged with the first payment and comes back 72 hours after the return when no claim is open.',
  },
  {
    title: 'Pickup and return',
    text: 'Come at the time of your appointment, take every photo on the list and note odometer and gas. Bring the car back with as much gas as it had.',
  },
  {
    title: 'Late return',
    text: 'You have 6 hours of grace. After that each started day costs the day price. Ask for more time before the end: from one week before, you can extend.',
  },
  {
    title: 'Weekly inspection and maintenance',
    text: 'Send the photos of the weekly inspection, and bring the car in when maintenance is due. Engine damage after a missing inspection, or maintenance more than a week late, costs $600.',
  },
  {
    title: 'Cancelling',
    text: 'Until 24 hours before the start, or within one hour of booking, everything comes back. Later, one day of rent is kept and the rest comes back.',
  },
  {
    title: 'Inside the car',
    text: 'No smoking. Pets only after a special request. Tolls and fines of your days are passed on to you with their papers.',
  },
]

const es: typeof en = [
  {
    title: 'Quién puede manejar',
    text: 'Cada conductor tiene al menos 21 años, está en la reserva y tiene una licencia vigente durante el viaje y un día más. Un conductor menor de 25 suma $200 al depósito.',
  },
  {
    title: 'Seguro',
    text: 'Cada conductor tiene responsabilidad civil de al menos $5000 para daños a la propiedad, vigente durante el viaje y un día más.',
  },
  {
    title: 'Duración y precio',
    text: 'Una renta se divide en meses de 30 días, semanas de 7 días y días. Seis horas sobrantes o más cuentan como un día. Cada auto tiene su renta mínima.',
  },
  {
    title: 'Millas',
    text: 'Las millas se cuentan con el odómetro desde la entrega hasta la devolución y cuestan la tarifa del auto por milla.',
  },
  {
    title: 'Depósito',
    text: 'El depósito se cobra con el primer pago y se devuelve 72 horas después de la devolución si no hay ningún reclamo abierto.',
  },
  {
    title: 'Entrega y devolución',
    text: 'Llega a la hora de tu cita, toma todas las fotos de la lista y anota el odómetro y la gasolina. Devuelve el auto con tanta gasolina como tenía.',
  },
  {
    title: 'Devolución tardía',
    text: 'Tienes 6 horas de tolerancia. Después, cada día empezado cuesta el precio del día. Pide más tiempo antes del final: desde una semana antes puedes extender.',
  },
  {
    title: 'Inspección semanal y mantenimiento',
    text: 'Envía las fotos de la inspección semanal y trae el auto cuando le toque mantenimiento. Un daño del motor sin inspección, o con más de una semana de atraso en el mantenimiento, cuesta $600.',
  },
  {
    title: 'Cancelación',
    text: 'Hasta 24 horas antes del inicio, o dentro de una hora después de reservar, se devuelve todo. Después se cobra un día de renta y se devuelve el resto.',
  },
  {
    title: 'Dentro del auto',
    text: 'No se fuma. Mascotas solo con una solicitud especial. Los peajes y multas de tus días se te cobran con su comprobante.',
  },
]

/** The rules of renting, in order (SEED.md 9, PRODUCT.md 3, 5 and 6). */
export const rulesTexts: Record<Lang, Rule[]> = { en, es }
