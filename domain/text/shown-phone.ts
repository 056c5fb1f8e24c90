const american = /^\+1(\d{3})(\d{3})(\d{4})$/

/** A number as one reads it here: `(305) 555-0123`; one of another country stays as it is kept. */
export function shownPhone(phone: string): string {
  const [, area, exchange, line] = american.exec(phone.replace(/[^\d+]/g, '')) ?? []
  return area === undefined ? phone : `(${area}) ${exchange}-${line}`
}
