import { type ClipboardEvent, type DragEvent, useEffect, useState } from 'react'

/** Files dropped on an area, or pasted while the focus is inside. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false)
  useEffect(() => {
    // A file dropped a little beside would be opened in the place of the page, with all that is typed.
    const stay = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault()
    }
    window.addEventListener('dragover', stay)
    window.addEventListener('drop', stay)
    return () => {
      window.removeEventListener('dragover', stay)
      window.removeEventListener('drop', stay)
    }
  }, [])
  return {
    isOver,
    area: {
      onDragOver: (event: DragEvent) => {
        if (!event.dataTransfer.types.includes('Files')) return
        // Without this the browser would open the file instead of the page.
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: (event: DragEvent) => {
        const isInside = event.currentTarget.contains(event.relatedTarget as Node | null)
        if (!isInside) setOver(false)
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        setOver(false)
        const files = [...event.dataTransfer.files]
        if (files.length > 0) onFiles(files)
      },
      onPaste: (event: ClipboardEvent) => {
        const files = [...event.clipboardData.files]
        if (files.length === 0) return
        event.preventDefault()
        onFiles(files)
      },
    },
  }
}
