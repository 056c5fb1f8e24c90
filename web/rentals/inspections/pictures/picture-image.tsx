import { useCallback } from 'react'

/** A picture that only lies on this device. */
export function PictureImage({
  file,
  alt = '',
  className,
}: {
  file: Blob
  alt?: string
  className?: string
}) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image) return
      const made = URL.createObjectURL(file)
      image.src = made
      return () => URL.revokeObjectURL(made)
    },
    [file],
  )
  return <img ref={show} alt={alt} className={className} />
}
