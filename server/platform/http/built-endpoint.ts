import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../project-root.ts'

/**
 * The origin that the pages of this build call, when it was built with VITE_API_URL
 * (docs/operating.md#a-page-on-another-origin); undefined when they call where they come from.
 */
export function builtEndpoint(): string | undefined {
  const page = join(projectRoot, 'dist/web/index.html')
  return existsSync(page) ? endpointOf(readFileSync(page, 'utf8')) : undefined
}

/** The same of a page's text, in which the build has written it down (vite.config.ts). */
export function endpointOf(html: string): string | undefined {
  const written = /<meta name="endpoint" content="([^"]+)"/.exec(html)?.[1]
  return written !== undefined && URL.canParse(written) ? new URL(written).origin : undefined
}
