import type { Lang } from '#protocol/core/text.ts'

type Explained = { title: string; text: string }

const en: Explained[] = [
  {
    title: 'Liability',
    text: 'Pays for what you damage: other cars, fences, houses. You need at least $5000 for property damage. Your own policy must cover rented vehicles.',
  },
  {
    title: 'Collision',
    text: 'Pays for our car after a crash, above your deductible. When it is valid for the trip and one day more, your deposit falls to that deductible, within the limits of the car.',
  },
  {
    title: 'Comprehensive',
    text: 'Pays for theft, fire, hail, glass and animals on the road, above your deductible.',
  },
  {
    title: 'Plan: own insurance',
    text: 'You bring your own liability cover and, if you have it, collision and comprehensive. It costs nothing with us.',
  },
  {
    title: 'Plan: our collision cover',
    text: 'You bring your own liability cover, we add collision cover: $50 for each started 30 days when the deposit is under $745, otherwise $100. It does not change the deposit.',
  },
]

const es: Explained[] = [
  {
    title: 'Responsabilidad civil',
    text: 'Paga lo que dañes: otros autos, cercas, casas. Necesitas al menos $5000 para daños a la propiedad. Tu póliza debe cubrir vehículos rentados.',
  },
  {
    title: 'Colisión',
    text: 'Paga nuestro auto después de un choque, por encima de tu deducible. Si está vigente durante el viaje y un día más, tu depósito baja a ese deducible, dentro de los límites del auto.',
  },
  {
    title: 'Cobertura amplia',
    text: 'Paga robo, incendio, granizo, cristales y animales en el camino, por encima de tu deducible.',
  },
  {
    title: 'Plan: tu propio seguro',
    text: 'Tú traes tu responsabilidad civil y, si la tienes, colisión y cobertura amplia. Con nosotros no cuesta nada.',
  },
  {
    title: 'Plan: nuestra cobertura de colisión',
    text: 'Tú traes tu responsabilidad civil y nosotros agregamos la cobertura de colisión: $50 por cada 30 días empezados si el depósito es menor de $745; si no, $100. No cambia el depósito.',
  },
]

/** What the insurance types and plans mean (PRODUCT.md 5). */
export const insuranceTexts: Record<Lang, Explained[]> = { en, es }
