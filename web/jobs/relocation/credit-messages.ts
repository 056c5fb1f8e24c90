/** Apart from the words of bringing a car, which few people need. */
export const creditMessages = {
  en: {
    creditTitle: 'Your credit',
    creditText: 'Your next bill takes it.',
    creditUsed: 'You have none left. Bring another car to earn more.',
    toJob: 'Job',
    toOrder: 'Order',
  },
  es: {
    creditTitle: 'Tu crédito',
    creditText: 'Tu próxima cuenta lo descuenta.',
    creditUsed: 'Ya no te queda. Lleva otro auto para ganar más.',
    toJob: 'Trabajo',
    toOrder: 'Orden',
  },
}
