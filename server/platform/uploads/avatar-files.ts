import type { FileStore } from '../gateways/files.ts'

/** Widths in pixels in which an avatar is kept: a list and a profile, each for dense screens. */
export const avatarWidths = [96, 256] as const
export type AvatarWidth = (typeof avatarWidths)[number]

/** The name under which one width of an avatar is kept. */
export function avatarFile(id: string, width: AvatarWidth): string {
  return `${id}W${width}`
}

/**
 * Where a browser loads an avatar, in its largest width; undefined when there is none. An
 * `<img>` cannot send a session, so the address itself is what cannot be guessed: only answers to
 * signed-in people name it, of a public profile those to visitors too; a new picture has a new one.
 */
export function avatarAddress(id: string | null): string | undefined {
  return id === null ? undefined : `/files/avatars/${id}-${avatarWidths.at(-1)}.webp`
}

/** The file and its width from the last part of such an address. */
export function parseAvatarName(name: string): string | undefined {
  const [, id, digits] = /^([A-Z0-9]{8,32})-(\d{1,4})\.webp$/.exec(name) ?? []
  const width = avatarWidths.find((known) => String(known) === digits)
  return id && width ? avatarFile(id, width) : undefined
}

export async function removeAvatar(files: FileStore, id: string): Promise<void> {
  for (const width of avatarWidths) await files.remove(avatarFile(id, width))
}
