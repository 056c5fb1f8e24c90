import { useMessages } from '#web/core/i18n.ts'
import { PrivatePicture } from './private-picture.tsx'

const en = { photo: (number: number) => `Photo ${number}` }
const es: typeof en = { photo: (number) => `Foto ${number}` }
const messages = { en, es }

/** Pictures side by side; nothing when there are none. */
export function PictureRow({ paths }: { paths: readonly string[] }) {
  const words = useMessages(messages)
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
