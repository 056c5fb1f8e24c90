import { erase, erasePartsUnder, type KeptPart, partsUnder, writePart } from './device-store.ts'
import { currentOwner } from './owner.ts'

/*
 * Half-filled forms with their pictures (docs/product/help-and-claims.md#help-requests): they survive a reload and a restart. A
 * draft is a few entries under one name, so that a picture is written once and not with every key.
 */

/** The entries of a draft by their part's name; those of another person are not there. */
export async function readKeptDraft(draft: string): Promise<Map<string, unknown>> {
  const owner = await currentOwner()
  const found = new Map<string, unknown>()
  try {
    for (const [key, kept] of await partsUnder(`${draft}/`))
      if (kept.owner === owner) found.set(key.slice(draft.length + 1), kept.value)
  } catch {
    // Storage is closed to us: then there is no draft.
  }
  return found
}

/** Every part of every draft of this person, by its whole name; none when storage is closed to us. */
export async function keptEntries(
  owner: string | undefined,
): Promise<{ key: string; value: unknown }[]> {
  const all = await partsUnder('').catch(() => new Map<string, KeptPart>())
  const entries = [...all].map(([key, kept]) => ({ key, ...kept }))
  return entries.filter((entry) => entry.owner === owner)
}

/** Keeps one part of a draft; answers whether it is safe on the device. */
export async function keepPart(draft: string, part: string, value: unknown): Promise<boolean> {
  try {
    const owner = await currentOwner()
    if (owner === undefined) return false
    await writePart({ owner, value }, `${draft}/${part}`)
    return true
  } catch {
    return false
  }
}

export async function forgetPart(draft: string, part: string): Promise<void> {
  await erase('drafts', `${draft}/${part}`).catch(() => {})
}

export async function forgetKeptDraft(draft: string): Promise<void> {
  await erasePartsUnder(`${draft}/`).catch(() => {})
}
