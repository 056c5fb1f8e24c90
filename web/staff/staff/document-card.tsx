import { staffDocuments } from '#protocol/staff/names.ts'
import { staffDecideDocument } from '#protocol/staff/staff/staff-documents.ts'
import { useMessages } from '#web/core/i18n.ts'
import { Banner } from '#web/ui/banner.tsx'
import { DecisionForm } from './decision-form.tsx'
import { DocumentFacts } from './document-facts.tsx'
import { DocumentPicture } from './document-picture.tsx'
import { PersonLink } from './person-link.tsx'
import { staffMessages } from './messages.ts'
import { StaffCard } from './staff-card.tsx'
import { useDecide } from './use-decide.ts'
import type { StaffDocument } from './staff-document.ts'

/** One document beside its pictures, to verify or to reject with a reason. */
export function DocumentCard({ document }: { document: StaffDocument }) {
  const words = useMessages(staffMessages)
  const { decide, isPending, error } = useDecide(staffDecideDocument, staffDocuments)
  const { kind, driver, email, version, own } = document
  const name = `${driver.firstName} ${driver.lastName}`
  const { pictures } = driver[kind]
  return (
    <StaffCard
      about={`${words[kind]}, ${name}`}
      title={name}
      badges={<span className="break-all text-ink-2">{email}</span>}
    >
      <DocumentFacts document={document} />
      {document.sameLicense.length > 0 && (
        <Banner tone="warn">
          {words.sameLicense}:{' '}
          {document.sameLicense.map((account, index) => (
            <span key={account.id}>
              {index > 0 && ', '}
              <PersonLink {...account} />
            </span>
          ))}
        </Banner>
      )}
      {pictures.length === 0 ? (
        <p className="text-ink-2">{words.noPictures}</p>
      ) : (
        <ul className="flex flex-wrap gap-3">
          {pictures.map((path, index) => (
            <li key={path}>
              <DocumentPicture path={path} number={index + 1} />
            </li>
          ))}
        </ul>
      )}
      <DecisionForm
        about={`${words[kind]}, ${name}`}
        textLabel={words.reason}
        textField={staffDecideDocument.input.shape.reason}
        confirmLabel={words.verify}
        refuseLabel={words.reject}
        needsText={['refuse']}
        failure={error}
        busy={isPending}
        own={own}
        onDecide={({ decision, text }) =>
          decide({ driverId: driver.driverId, kind, version, decision, reason: text })
        }
      />
    </StaffCard>
  )
}
