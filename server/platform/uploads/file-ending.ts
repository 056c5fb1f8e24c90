const endings: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
  'image/svg+xml': 'svg',
  'application/pdf': 'pdf',
}

/** How the name of a stored file ends where people get it as a file. */
export const fileEnding = (contentType: string): string => endings[contentType] ?? 'bin'
