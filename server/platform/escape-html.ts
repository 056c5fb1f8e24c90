/** A text inside an HTML document, also in the value of an attribute. */
export const escapeHtml = (raw: string): string =>
  raw.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`)
