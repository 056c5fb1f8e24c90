import { FileText } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useMessages } from '#web/core/i18n.ts'
import { Badge } from '../badge.tsx'
import { cx } from '../cx.ts'
import { uiMessages } from '../messages.ts'

const FullScreenView = lazy(() =>
  import('../overlays/full-screen-view.tsx').then((module) => ({ default: module.FullScreenView })),
)

type FilePreviewProps = {
  /** What the file is, such as «License, front». */
  name: string
  /** The address of the file; a picture of vectors is shown as an image, where it runs nothing. */
  url: string
  kind: 'image' | 'svg' | 'pdf'
  size?: keyof typeof sizes
  /** An example of what is wanted, not somebody's own. */
  sample?: boolean
}

const sizes = { sm: 'size-20', md: 'size-32', lg: 'size-56' }
/** Drawn examples fill their frame, in the ratio they were drawn in. */
const drawnSizes = { sm: 'w-28', md: 'w-40', lg: 'w-56' }

/** A picture that opens over the whole screen, or a PDF that opens in a tab of its own (docs/product/app.md#widgets). */
export function FilePreview({ name, url, kind, size = 'sm', sample = false }: FilePreviewProps) {
  const words = useMessages(uiMessages)
  const [isFull, setFull] = useState(false)
  const isDrawn = sample && kind === 'svg'
  const frame = cx(
    'relative grid place-items-center overflow-hidden rounded-control border border-line bg-sunken',
    isDrawn ? drawnSizes[size] : sizes[size],
  )
  if (kind === 'pdf') {
    return (
      <a href={url} target="_blank" rel="noreferrer" className={frame}>
        <span className="sr-only">{words.openFile(name)}</span>
        <span className="grid justify-items-center gap-1 text-14 font-bold">
          <FileText aria-hidden="true" size={32} />
          PDF
        </span>
        {sample && <Sample />}
      </a>
    )
  }
  return (
    <>
      <button type="button" onClick={() => setFull(true)} className={frame}>
        <span className="sr-only">{words.openFile(name)}</span>
        <img
          src={url}
          alt=""
          loading="lazy"
          className={
            isDrawn
              ? 'w-full'
              : cx('size-full', kind === 'svg' ? 'object-contain p-1' : 'object-cover')
          }
        />
        {sample && <Sample />}
      </button>
      <Suspense>
        {isFull && (
          <FullScreenView
            label={name}
            photos={[url]}
            current={0}
            onChange={() => {}}
            isOpen
            onClose={() => setFull(false)}
          />
        )}
      </Suspense>
    </>
  )
}

function Sample(): ReactNode {
  const words = useMessages(uiMessages)
  return (
    <Badge tone="info" className="absolute bottom-1 left-1 px-2 py-1">
      {words.sample}
    </Badge>
  )
}
