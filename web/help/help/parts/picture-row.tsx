import { useMessages } from '#web/core/i18n.ts'
import { helpMessages } from '../help-messages.ts'
import { PrivatePicture } from './private-picture.tsx'

/** Pictures side by side; nothing when there are none. */
export function PictureRow({ paths }: { paths: readonly string[] }) {
  const words = useMessages(helpMessages)
  if (paths.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {paths.map((path, index) => (
        <li key={path}>
          <PrivatePicture path={path} name={words.photo(index + 1)} />
        </li>
      ))}
    </ul>
  )
}
