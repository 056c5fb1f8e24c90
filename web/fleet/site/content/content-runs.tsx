import { Link } from '@tanstack/react-router'
import type { ContentRun } from '#protocol/fleet/site/content-page.ts'
import { AnchorLink } from './anchor-link.tsx'

/** Words, strong words and links of a text. Each is React's own text: markup in it stays words. */
export function ContentRuns({ runs }: { runs: readonly ContentRun[] }) {
  // The runs of a text never move, so their place is their key.
  return runs.map((run, place) => <Run key={`${place} ${run.text}`} run={run} />)
}

function Run({ run: { text, href, strong } }: { run: ContentRun }) {
  if (href === undefined) return strong ? <strong>{text}</strong> : text
  const [path, hash] = href.split('#')
  if (!path && hash) {
    return (
      <AnchorLink to={hash} className="link">
        {text}
      </AnchorLink>
    )
  }
  if (path?.startsWith('/')) {
    return (
      <Link to={path} hash={hash} className="link">
        {text}
      </Link>
    )
  }
  return (
    <a href={href} rel="noopener noreferrer" className="link wrap-anywhere">
      {text}
    </a>
  )
}
