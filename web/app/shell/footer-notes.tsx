import { productName } from '#protocol/core/company-facts.ts'
import { company } from '#web/core/company.ts'
import { useMessages } from '#web/core/i18n.ts'

const messages = {
  en: {
    license: (number: string) => `License ${number}. `,
    maker: `Powered by ${productName}`,
  },
  es: {
    license: (number: string) => `Licencia ${number}. `,
    maker: `Con tecnología de ${productName}`,
  },
}

/** What a company says below each page beside its name (docs/product/company.md#name-and-contacts). */
export function FooterNotes() {
  const words = useMessages(messages)
  const { licenseNumber, showsMaker } = company()
  return (
    <>
      {licenseNumber && words.license(licenseNumber)}
      {showsMaker && words.maker}
    </>
  )
}
