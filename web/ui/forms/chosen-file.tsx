import { FileText } from 'lucide-react'
import { useCallback } from 'react'

/** The small picture beside a chosen file's name: of the file itself, or of the one sent before. */
export function ChosenFile({ file, url }: { file: File | undefined; url: string | undefined }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || !file) return
      const made = URL.createObjectURL(file)
      image.src = made
      return () => URL.revokeObjectURL(made)
    },
    [file],
  )
  if (file && !file.type.startsWith('image/')) {
    return <FileText aria-hidden="true" size={32} className="flex-none text-ink-2" />
  }
  const picture = 'size-14 flex-none rounded-slot object-cover'
  if (file) return <img ref={show} alt="" className={picture} />
  return url ? <img src={url} alt="" className={picture} /> : null
}
