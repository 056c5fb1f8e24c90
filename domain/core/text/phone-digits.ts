/**
 * The digits by which a phone number is compared, whatever its writing: with the country's in front, `1` where none
 * are typed. `(510) 555-0134`, `+1 510 555 0134` and `15105550134` are the same. An extension is left out.
 */
export function phoneDigits(phone: string): string {
  const extension = phone.search(/[x#;]/i)
  const digits = (extension < 0 ? phone : phone.slice(0, extension)).replaceAll(/\D/g, '')
  const abroad = digits.replace(/^0011|^011|^00/, '')
  return abroad.length === 10 && abroad === digits && !phone.trim().startsWith('+')
    ? `1${abroad}`
    : abroad
}
