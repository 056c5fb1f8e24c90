import { type ContentBlock, contentParts } from '#domain/fleet/site/content-parts.ts'
import { filled, type PlaceholderValues } from '#domain/fleet/site/placeholders.ts'
import { isPlain, type TextId } from '#protocol/fleet/site/text-ids.ts'
import { company } from '#web/core/company.ts'
import { ContentBlocks } from '#web/fleet/site/content/content-blocks.tsx'

type TextPreviewProps = {
  id: TextId
  lang: string
  title: string
  body: string
  values: PlaceholderValues
}

/** A text as visitors will read it. */
export function TextPreview({ id, lang, title, body, values }: TextPreviewProps) {
  const { name, legalName } = company()
  const said = { company: name, legalName, ...values }
  const frame = 'wrap-anywhere grid gap-3 rounded-card bg-sunken p-4'
  if (isPlain(id))
    return (
      <p lang={lang} className={`${frame} whitespace-pre-line`}>
        {body
          .split('\n')
          .flatMap((line) => filled(line, said) ?? [])
          .join('\n')}
      </p>
    )
  const { lead, sections } = contentParts(body, said)
  // Two previews stand on one page, and anchors stand there once.
  const apart = (blocks: readonly ContentBlock[]) =>
    blocks.map((block) =>
      block.kind === 'heading' ? { ...block, id: `${lang}-${block.id}` } : block,
    )
  return (
    <div lang={lang} className={frame}>
      <p className="text-20 font-bold">{filled(title, said) ?? title}</p>
      <ContentBlocks blocks={apart(lead)} />
      {sections.map((section) => (
        <section key={section.id} className="grid gap-3 border-t border-line pt-3">
          <h3>{section.title}</h3>
          <ContentBlocks blocks={apart(section.blocks)} />
        </section>
      ))}
    </div>
  )
}
