import { useMessages } from '#web/core/i18n.ts'
import { NoticeBar } from './notice-bar.tsx'

/** What the sample company says of itself. */
export const sampleMessages = {
  en: {
    title: 'Sample company',
    text: 'This is a sample. Its cars and people are made up, and nothing you pay here is real.',
  },
  es: {
    title: 'Empresa de muestra',
    text: 'Esto es una muestra. Los autos y las personas son inventados y aquí no se paga dinero real.',
  },
}

/** Where everybody can see the sample company, it says that it is one (docs/product/company.md#the-sample-company). */
export function SampleNotice() {
  const { title, text } = useMessages(sampleMessages)
  return <NoticeBar label={title}>{text}</NoticeBar>
}
