/** The style of the map with streets, written into the page by the server when it is configured. */
export function mapStyleUrl(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name=map-style]')?.content
}
