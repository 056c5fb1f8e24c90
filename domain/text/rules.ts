/** One @, something before it and a dotted name after it; the mail itself is the real proof. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@"(),:;<>[\\\]]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text)
}

/** 7 to 15 digits with the usual separators and an optional + (E.164). */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '')
  return /^\+?[\d\s().-]+$/.test(text.trim()) && digits.length >= 7 && digits.length <= 15
}

/** Letters and digits of ASCII with space, hyphen and slash: licence, policy and confirmation numbers (PRODUCT.md 3). */
export function onlyEnglishLetters(text: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9 /-]*$/.test(text)
}

export function onlyNumbers(text: string): boolean {
  return /^\d+$/.test(text)
}
