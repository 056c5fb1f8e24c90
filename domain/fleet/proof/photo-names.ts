/** Of a ZIP of photos, packed and unpacked. */
export const mostZipMegabytes = 500
/** It is sent in pieces; each but the last has so many bytes. */
export const pieceBytes = 8 * 1024 * 1024

/** The endings under which a photo of a ZIP is known. */
const endings = new Set(['jpg', 'jpeg', 'png', 'webp'])

/** What programs put beside the pictures. */
const beside = new Set(['.ds_store', 'thumbs.db', 'desktop.ini'])

export type PhotoName = { source: string; number: number }

/**
 * Whose photo a file of a ZIP is, and the which: `2026/car-204-1.jpg` is the first of `car-204`. `beside` is what
 * programs add by themselves; of what is no picture by its name `kind`, of what has no car or number `name`.
 */
export function readPhotoName(path: string): PhotoName | 'beside' | 'kind' | 'name' {
  const base = path.slice(path.lastIndexOf('/') + 1)
  if (base === '' || base.startsWith('._') || beside.has(base.toLowerCase())) return 'beside'
  if (path.split('/').includes('__MACOSX')) return 'beside'
  const dot = base.lastIndexOf('.')
  if (!endings.has(base.slice(dot + 1).toLowerCase())) return 'kind'
  const name = base.slice(0, dot)
  const dash = name.lastIndexOf('-')
  const digits = name.slice(dash + 1)
  if (dash < 1 || !/^\d{1,4}$/.test(digits)) return 'name'
  return { source: name.slice(0, dash), number: Number(digits) }
}
