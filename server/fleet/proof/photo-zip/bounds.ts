import { mostZipMegabytes } from '#domain/fleet/proof/photo-names.ts'

/** Of a ZIP of photos, packed and unpacked (docs/product/cars.md#a-zip-of-photos). */
export const mostZipBytes = mostZipMegabytes * 1024 * 1024
export const mostEntries = 5_000
export const mostPictureBytes = 10 * 1024 * 1024
